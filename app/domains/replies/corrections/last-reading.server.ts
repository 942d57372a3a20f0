import { desc, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { classificationCorrections, inboundEmails, modelReviews } from "../tables";
import { isReplyOf } from "../threads/is-reply-of";

/** Our classification of the last reply in a conversation, and the user's correction of it. */
export async function lastReading(ctx: AccountContext, threadId: number) {
  const [row] = await ctx.db
    .select({
      inboundId: inboundEmails.id,
      saidClass: inboundEmails.replyClass,
      isSure: inboundEmails.isSure,
      setClass: classificationCorrections.correctedClass,
      modelClass: modelReviews.modelClass,
      readingState: modelReviews.state,
    })
    .from(inboundEmails)
    .leftJoin(classificationCorrections, eq(classificationCorrections.inboundId, inboundEmails.id))
    .leftJoin(modelReviews, eq(modelReviews.inboundId, inboundEmails.id))
    .where(isReplyOf(ctx, threadId))
    .orderBy(desc(inboundEmails.id))
    .limit(1);
  return row ?? null;
}

export type LastReading = Awaited<ReturnType<typeof lastReading>>;
