import type { Context, UserActor } from "~/core/context";
import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { getOwnRating } from "~/domains/ratings/list-ratings.server";

interface Asked {
  ctx: Context & { actor: UserActor };
  params: { agentId?: string | undefined; ratingId?: string | undefined };
}

/** What the path of a call names: the caller's own record, and one of its ratings. @throws DomainError not_found */
export async function namedRating({ ctx, params }: Asked) {
  const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
  const own = await getOwnRating({ ...ctx, agent }, parseId(params.ratingId, "rating"));
  return { agent, own };
}
