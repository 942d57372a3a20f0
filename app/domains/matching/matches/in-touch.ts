import { type SQL, sql } from "drizzle-orm";
import { agentMatches } from "../tables";

/** Rows for which the business contacted the agent, who has not declined. */
export const matchesInTouch = (agentId: number, accountId: number): SQL =>
  sql`select is_demo from ${agentMatches} where agent_id = ${agentId} and account_id = ${accountId}
    and state in ('contacted', 'accepted')`;
