import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { messages, oneOffEmails, senderSnapshots } from "./tables";

const MAX_MESSAGES = 100;

/** The data needed to reproduce sent messages: their rows, and the text of those without a campaign. */
export const listSentRows = (ctx: Context, accountId: number, ids: readonly number[]) =>
  ctx.db
    .select({
      message: messages,
      subject: oneOffEmails.subject,
      text: oneOffEmails.text,
      head: senderSnapshots.content,
    })
    .from(messages)
    .leftJoin(oneOffEmails, eq(oneOffEmails.messageId, messages.id))
    .leftJoin(
      senderSnapshots,
      and(
        eq(senderSnapshots.id, messages.senderSnapshotId),
        eq(senderSnapshots.accountId, messages.accountId),
      ),
    )
    .where(
      and(
        sql`${messages.id} in ${inJsonArray(ids.slice(0, MAX_MESSAGES))}`,
        eq(messages.accountId, accountId),
        isNotNull(messages.sentAt),
      ),
    );

export type SentRow = Awaited<ReturnType<typeof listSentRows>>[number];
