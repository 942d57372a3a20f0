import { type SQL, sql } from "drizzle-orm";
import { agents } from "../tables";
import { AGENT_TIERS, TIERS } from "../tiers";

/** Totals and tier by one lead more (or, with `by` -1, fewer). `value` is US cents. */
export function moveTotals(agentId: number, value: number, by: 1 | -1, onlyIf: SQL): SQL {
  const leads = sql`max(0, leads_closed + ${by})`;
  const worth = sql`max(0, lead_value + ${by * value})`;
  const tiers = AGENT_TIERS.toReversed().map((tier) => {
    const { leadsClosed, totalLeadValue } = TIERS[tier].reachedWith;
    return sql`when ${leads} >= ${leadsClosed} or ${worth} >= ${totalLeadValue} then ${tier}`;
  });
  return sql`update ${agents} set leads_closed = ${leads}, lead_value = ${worth}, tier = case ${sql.join(tiers, sql` `)} end
    where id = ${agentId} and ${onlyIf}`;
}
