import { desc, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { classCorrections, inboundMails, replyReadings } from "../tables";
import { isReplyOf } from "../threads/is-reply-of";

/** What we read in the last reply of a conversation, and what a person said of that. */
export async function lastReading(ctx: AccountContext, threadId: number) {
  const [row] = await ctx.db
    .select({
      inboundId: inboundMails.id,
      saidClass: inboundMails.replyClass,
      isSure: inboundMails.isSure,
      setClass: classCorrections.setClass,
      modelClass: replyReadings.modelClass,
      readingState: replyReadings.state,
    })
    .from(inboundMails)
    .leftJoin(classCorrections, eq(classCorrections.inboundId, inboundMails.id))
    .leftJoin(replyReadings, eq(replyReadings.inboundId, inboundMails.id))
    .where(isReplyOf(ctx, threadId))
    .orderBy(desc(inboundMails.id))
    .limit(1);
  return row ?? null;
}

export type LastReading = Awaited<ReturnType<typeof lastReading>>;
