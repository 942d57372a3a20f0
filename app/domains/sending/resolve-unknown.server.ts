import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { PAGE_SIZE } from "~/core/pagination";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { uncountUnknownStatement } from "~/domains/campaigns/figures/count-delivery.server";
import { messages } from "~/domains/messages/tables";
import { wakeMailbox } from "./queue-single-mail.server";

/** Messages of a mailbox of which nobody knows whether they arrived, the oldest first; at most 50 after `after`. */
export const listUnknown = (ctx: AccountContext, mailboxId: number, after = 0) =>
  ctx.db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.mailboxId, mailboxId),
        sql`${messages.state} = 'unknown'`,
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

async function resolve(
  ctx: BusinessContext,
  { mailboxId, messageId }: { mailboxId: number; messageId: number },
  set: SQL,
  action: "send-message-again" | "leave-message",
): Promise<void> {
  const { erasedAt } = await getMessageOf(ctx, mailboxId, messageId);
  if (erasedAt && action === "send-message-again")
    throw new DomainError("conflict", "This person asked to be erased. The mail can't be sent again.");
  const results = await ctx.d1.batch([
    uncountUnknownStatement(ctx, messageId, action === "send-message-again"),
    statement(
      ctx,
      sql`update outreach_messages set ${set} where id = ${messageId} and account_id = ${ctx.account.id} and state = 'unknown'`,
    ),
    statement(ctx, auditIfChanged(ctx, { action, target: `message:${messageId}` })),
  ]);
  if (!results[1]?.meta.changes)
    throw new DomainError("conflict", "Somebody decided about this message already.");
}

/** A person says that it did not arrive: it waits again, and may arrive twice. @throws DomainError not_found, conflict */
export async function sendAgain(ctx: BusinessContext, which: { mailboxId: number; messageId: number }) {
  const now = Math.floor(ctx.now().getTime() / 1_000);
  const set = sql`state = 'waiting', due_at = ${now}, tries = 0, reason_code = null, reason = null,
    claim = null`;
  await resolve(ctx, which, set, "send-message-again");
  await wakeMailbox(ctx, which.mailboxId);
}

/** A person leaves it: it is not sent again and its sequence ends. @throws DomainError not_found, conflict */
export const leaveIt = (ctx: BusinessContext, which: { mailboxId: number; messageId: number }) =>
  resolve(ctx, which, sql`state = 'stopped', reason_code = 'left-unknown', reason = null`, "leave-message");
