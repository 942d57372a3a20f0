import type { AccountContext } from "~/core/context";
import type { Page, PageQuery } from "~/core/pagination";
import type { MarketAgent } from "../marketplace/market-agent";
import { marketAgentsByIds } from "../marketplace/market-agents.server";
import { type Assignment, listAssigned } from "./assignments.server";

interface AssignedAgent {
  agent: MarketAgent;
  assignment: Assignment;
}

/** The agents of an account, including unanswered offers; newest first. */
export async function listAssignedAgents(
  ctx: AccountContext,
  query: PageQuery,
): Promise<Page<AssignedAgent>> {
  const { rows, ...page } = await listAssigned(ctx, query);
  const agents = await marketAgentsByIds(
    ctx,
    rows.map(({ agentId }) => agentId),
  );
  const byId = new Map(agents.map((agent) => [agent.id, agent]));
  return {
    ...page,
    rows: rows.flatMap((assignment) => {
      const agent = byId.get(assignment.agentId);
      return agent ? [{ agent, assignment }] : [];
    }),
  };
}
