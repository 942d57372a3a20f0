import type { AccountContext } from "~/core/context";
import { getLeadTotals, type LeadTotals } from "~/domains/lead-search/leads/lead-totals.server";
import { getStageTotals, openOnly, type StageTotal, sumOf } from "./opportunity-totals.server";

export interface PipelineValue {
  /** US cents: entered values of leads and of open opportunities. No lead counts twice. */
  totalPipelineValue: number;
  totalLeads: number;
  valuedLeads: number;
  /** US cents: the mean of all leads and open opportunities with a value; 0 if there is none. */
  averageDealSize: number;
  openOpportunities: number;
  /** US cents. */
  opportunityValue: number;
  /** US cents: the sum of each value times its win probability. */
  weightedValue: number;
}

/** Uses entered values only: rows without a value add nothing. Reads six rows. */
export const getPipelineValue = async (ctx: AccountContext): Promise<PipelineValue> =>
  pipelineOf(await getLeadTotals(ctx), await getStageTotals(ctx));

export function pipelineOf(
  { leads, pipelineValue, valuedCount }: LeadTotals,
  stages: StageTotal[],
): PipelineValue {
  const open = sumOf(openOnly(stages));
  const total = pipelineValue + open.revenue;
  const valued = valuedCount + open.valued;
  return {
    totalPipelineValue: total,
    totalLeads: leads,
    valuedLeads: valuedCount,
    averageDealSize: valued === 0 ? 0 : Math.round(total / valued),
    openOpportunities: open.count,
    opportunityValue: open.revenue,
    weightedValue: open.weighted,
  };
}
