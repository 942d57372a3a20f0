import { type SQL, sql } from "drizzle-orm";
import { isDemoAgent } from "../demo-sides";
import { agents } from "../tables";
import { AGENT_TIERS, TIERS } from "../tiers";

/** Totals and tier by one lead more or fewer; `value` is US cents. A demo deal moves none of a real agent. */
export function moveTotals(
  { agentId, value, isDemo }: { agentId: number; value: number; isDemo: boolean },
  by: 1 | -1,
  onlyIf: SQL,
): SQL {
  const counts = isDemo ? isDemoAgent(agentId) : sql`1`;
  const leads = sql`max(0, leads_closed + ${by} * ${counts})`;
  const worth = sql`max(0, lead_value + ${by * value} * ${counts})`;
  const tiers = AGENT_TIERS.toReversed().map((tier) => {
    const { leadsClosed, totalLeadValue } = TIERS[tier].threshold;
    return sql`when ${leads} >= ${leadsClosed} or ${worth} >= ${totalLeadValue} then ${tier}`;
  });
  return sql`update ${agents} set leads_closed = ${leads}, lead_value = ${worth}, tier = case ${sql.join(tiers, sql` `)} end
    where id = ${agentId} and ${onlyIf}`;
}
