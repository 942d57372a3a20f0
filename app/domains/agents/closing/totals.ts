import { type SQL, sql } from "drizzle-orm";
import { isDemoAgent } from "../demo-sides";
import { agents } from "../tables";
import { AGENT_TIERS, TIERS } from "../tiers";

/**
 * Adds or removes one closed lead from the agent's totals and tier; `value` is US cents. Demo deals don't count for
 * real agents.
 */
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
