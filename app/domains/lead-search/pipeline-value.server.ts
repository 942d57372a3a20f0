import type { AccountContext } from "~/core/context";
import { getLeadTotals } from "./lead-totals.server";

export interface PipelineValue {
  /** US cents: the sum of the values that people wrote down for leads. */
  totalPipelineValue: number;
  totalLeads: number;
  /** Leads with a value. */
  valuedLeads: number;
  /** US cents; 0 while no lead has a value. */
  averageDealSize: number;
}

/** Real figures only: a lead nobody has put a value on adds nothing. Reads one row. */
export async function getPipelineValue(ctx: AccountContext): Promise<PipelineValue> {
  const { leads, pipelineValue, valuedCount } = await getLeadTotals(ctx);
  const averageDealSize = valuedCount === 0 ? 0 : Math.round(pipelineValue / valuedCount);
  return { totalPipelineValue: pipelineValue, totalLeads: leads, valuedLeads: valuedCount, averageDealSize };
}
