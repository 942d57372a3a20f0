import type { SQL } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { uncountUnknownStatement } from "~/domains/campaigns/metrics/count-delivery.server";
import { queueMailbox } from "~/domains/mailboxes/queue-mailbox.server";
import { getMessageOf, leaveUnknown, retryUnknown } from "~/domains/messages/unconfirmed-messages.server";

interface Which {
  mailboxId: number;
  messageId: number;
}

async function resolve(
  ctx: BusinessContext,
  { mailboxId, messageId }: Which,
  change: SQL,
  action: "send-message-again" | "leave-message",
): Promise<void> {
  const { erasedAt } = await getMessageOf(ctx, mailboxId, messageId);
  if (erasedAt && action === "send-message-again")
    throw new DomainError("conflict", "This contact’s data was erased, so the email can’t be sent again.");
  const results = await ctx.d1.batch([
    uncountUnknownStatement(ctx, messageId, action === "send-message-again"),
    statement(ctx, change),
    statement(ctx, auditIfChanged(ctx, { action, target: `message:${messageId}` })),
  ]);
  if (!results[1]?.meta.changes)
    throw new DomainError("conflict", "A teammate already resolved this message.");
}

/** Queues an unconfirmed email again; the recipient may get it twice. @throws DomainError not_found, conflict */
export async function sendAgain(ctx: BusinessContext, which: Which) {
  await resolve(ctx, which, retryUnknown(ctx, which.messageId), "send-message-again");
  await queueMailbox(ctx, which.mailboxId);
}

/** Dismisses an unconfirmed email: it is not sent again and its sequence ends. @throws DomainError not_found, conflict */
export const dismissUnconfirmed = (ctx: BusinessContext, which: Which) =>
  resolve(ctx, which, leaveUnknown(ctx, which.messageId), "leave-message");
