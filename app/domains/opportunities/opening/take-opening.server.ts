import type { AccountContext } from "~/core/context";
import { findOpening, openedStatements } from "~/domains/replies/reply-openings.server";
import { openOpportunityOfReply } from "./open-opportunity-of-reply.server";

/** A job: delivered twice, also at once, it opens one. */
export async function takeOpening(ctx: AccountContext, inboundId: number): Promise<void> {
  const opening = await findOpening(ctx, inboundId);
  if (!opening) return;
  const { threadId, leadId, name, address, message } = opening;
  const { id } = await openOpportunityOfReply(ctx, {
    threadId,
    leadId: message?.leadId ?? leadId,
    ownerId: message?.ownerId ?? null,
    contactName: name ?? message?.toName ?? null,
    contactEmail: address,
    region: message?.country ?? null,
  });
  await ctx.d1.batch(openedStatements(ctx, inboundId, threadId, id));
}
