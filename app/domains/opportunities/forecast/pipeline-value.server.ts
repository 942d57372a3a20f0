import type { AccountContext } from "~/core/context";
import { getLeadTotals } from "~/domains/lead-search/leads/lead-totals.server";
import { getStageTotals, openOnly, sumOf } from "./opportunity-totals.server";

export interface PipelineValue {
  /** US cents: the values that people wrote down for leads, and those of open opportunities. No lead counts twice. */
  totalPipelineValue: number;
  totalLeads: number;
  valuedLeads: number;
  /** US cents: the mean of all that have a value; 0 while none has. */
  averageDealSize: number;
  openOpportunities: number;
  /** US cents. */
  opportunityValue: number;
  /** US cents: each value times its probability. */
  weightedValue: number;
}

/** Real figures only: what nobody has put a value on adds nothing. Reads six rows. */
export async function getPipelineValue(ctx: AccountContext): Promise<PipelineValue> {
  const { leads, pipelineValue, valuedCount } = await getLeadTotals(ctx);
  const open = sumOf(openOnly(await getStageTotals(ctx)));
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
