import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { PAGE_SIZE } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import { messages } from "./tables";

/** A mailbox's messages with unconfirmed delivery, oldest first; at most 50, with IDs above `after`. */
export const listUnknown = (ctx: AccountContext, mailboxId: number, after = 0) =>
  ctx.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.mailboxId, mailboxId),
        sql`${messages.state} = 'unconfirmed'`,
        eq(messages.accountId, ctx.account.id),
        gt(messages.id, after),
      ),
    )
    .orderBy(asc(messages.id))
    .limit(PAGE_SIZE);

/** @throws DomainError not_found for another account's message as well */
export async function getMessageOf(ctx: AccountContext, mailboxId: number, messageId: number) {
  const [row] = await ctx.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.mailboxId, mailboxId),
        eq(messages.accountId, ctx.account.id),
      ),
    )
    .limit(1);
  if (!row) throw notFound("This message");
  return row;
}

const resolve = (ctx: AccountContext, messageId: number, set: SQL): SQL =>
  sql`update outreach_messages set ${set} where id = ${messageId} and account_id = ${ctx.account.id} and state = 'unconfirmed'`;

export const retryUnknown = (ctx: AccountContext, messageId: number): SQL =>
  resolve(
    ctx,
    messageId,
    sql`state = 'waiting', due_at = ${toUnixSeconds(ctx.now())}, attempts = 0, reason_code = null, reason = null, claim = null`,
  );

export const leaveUnknown = (ctx: AccountContext, messageId: number): SQL =>
  resolve(ctx, messageId, sql`state = 'stopped', reason_code = 'dismissed', reason = null`);
