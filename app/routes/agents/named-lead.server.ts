import type { Context, UserActor } from "~/core/context";
import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { sharedLeadOf } from "~/domains/agents/shared-leads/shared-leads.server";

interface Asked {
  ctx: Context & { actor: UserActor };
  params: { agentId?: string | undefined; sharedLeadId?: string | undefined };
}

/** The agent and the lead that a path names. @throws DomainError not_found */
export async function namedLead({ ctx, params }: Asked) {
  const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
  return { agent, lead: await sharedLeadOf(ctx, agent.id, parseId(params.sharedLeadId, "lead")) };
}
