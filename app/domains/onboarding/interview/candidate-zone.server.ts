import type { Context, UserActor } from "~/core/context";
import { UTC } from "~/core/time/time-zones";
import { findAgentOfUser, zoneOfAgent } from "~/domains/agents/agents.server";

export async function zoneOfActor(ctx: Context & { actor: UserActor }): Promise<string> {
  const agent = ctx.actor.userType === "agent" ? await findAgentOfUser(ctx, ctx.actor.userId) : null;
  return agent ? zoneOfAgent(agent) : UTC;
}
