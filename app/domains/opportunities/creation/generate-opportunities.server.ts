import type { BusinessContext } from "~/core/context";
import { interestedThreads, linkOpportunity } from "~/domains/replies/threads/threads-by-class.server";
import type { Opportunity } from "../opportunity";
import { openOpportunityOfReply } from "./create-opportunity-from-reply.server";

export const BATCH_SIZE = 25;

interface Generated {
  made: Opportunity[];
  /** Whether more replies remain to be checked: submit again. */
  hasMore: boolean;
}

/** Creates opportunities from interested replies. Safe to repeat. */
export async function generateOpportunities(ctx: BusinessContext): Promise<Generated> {
  const found = await interestedThreads(ctx, BATCH_SIZE + 1);
  const made: Opportunity[] = [];
  for (const thread of found.slice(0, BATCH_SIZE)) {
    const opportunity = await openOpportunityOfReply(ctx, {
      threadId: thread.id,
      leadId: thread.leadId,
      ownerId: ctx.actor.userId,
      contactName: thread.name,
      contactEmail: thread.address,
      source: "ai",
    });
    await linkOpportunity(ctx, thread.id, opportunity.id);
    if (opportunity.source === "ai" && opportunity.threadId === thread.id) made.push(opportunity);
  }
  return { made, hasMore: found.length > BATCH_SIZE };
}

export const generatedText = ({ made, hasMore }: Generated) =>
  made.length === 0
    ? "All interested replies already have a deal."
    : `${made.length === 1 ? "1 deal was" : `${made.length} deals were`} created from replies.${hasMore ? " Generate again to create more." : ""}`;
