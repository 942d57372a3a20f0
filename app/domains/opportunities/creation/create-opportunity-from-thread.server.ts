import type { BusinessContext } from "~/core/context";
import { getThread } from "~/domains/replies/threads/threads.server";
import { linkOpportunity } from "~/domains/replies/threads/threads-by-class.server";
import { openOpportunityOfReply } from "./create-opportunity-from-reply.server";

export async function openOpportunityOfThread(ctx: BusinessContext, threadId: number): Promise<number> {
  const thread = await getThread(ctx, threadId);
  const { id } = await openOpportunityOfReply(ctx, {
    threadId,
    leadId: thread.leadId,
    ownerId: ctx.actor.userId,
    contactName: thread.name,
    contactEmail: thread.address,
  });
  await linkOpportunity(ctx, threadId, id, { replace: true });
  return id;
}
