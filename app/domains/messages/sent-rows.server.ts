import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { among } from "~/core/statement";
import { letterheads, messages, singleMails } from "./tables";

const MAX_MESSAGES = 100;

/** What there is to make the words of sent messages again: their rows, and the words of those without a campaign. */
export const listSentRows = (ctx: Context, accountId: number, ids: readonly number[]) =>
  ctx.db
    .select({
      message: messages,
      subject: singleMails.subject,
      text: singleMails.text,
      head: letterheads.content,
    })
    .from(messages)
    .leftJoin(singleMails, eq(singleMails.messageId, messages.id))
    .leftJoin(
      letterheads,
      and(eq(letterheads.id, messages.letterheadId), eq(letterheads.accountId, messages.accountId)),
    )
    .where(
      and(
        sql`${messages.id} in ${among(ids.slice(0, MAX_MESSAGES))}`,
        eq(messages.accountId, accountId),
        isNotNull(messages.sentAt),
      ),
    );

export type SentRow = Awaited<ReturnType<typeof listSentRows>>[number];
