import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { sendAgainStatements } from "~/domains/campaigns/steps/resend.server";
import { queueMailbox } from "~/domains/mailboxes/queue-mailbox.server";
import { findMessage } from "~/domains/messages/find-message.server";
import { canSendAgain } from "./bounce-messages";
import { type Bounce, getBounce } from "./bounces.server";

const NOT_NOW = new DomainError(
  "conflict",
  "This email can’t be sent again. It’s already queued, resent or replied to, or its sequence has stopped.",
);

/** Queues a soft-bounced email again; the recipient may get it twice. @throws DomainError not_found, conflict */
export async function sendFullAgain(ctx: BusinessContext, mailId: number): Promise<Bounce> {
  const bounce = await getBounce(ctx, mailId);
  const message = bounce.message && (await findMessage(ctx, bounce.message.id));
  if (!message || !canSendAgain(bounce)) throw NOT_NOW;
  const changes = sendAgainStatements(ctx, {
    accountId: ctx.account.id,
    messageId: message.id,
    cameBackAt: bounce.mail.receivedAt,
  });
  const results = await ctx.d1.batch([
    ...changes.map((change) => statement(ctx, change)),
    statement(ctx, auditIfChanged(ctx, { action: "send-message-again", target: `message:${message.id}` })),
  ]);
  if (!results[changes.length - 1]?.meta.changes) throw NOT_NOW;
  await queueMailbox(ctx, message.mailboxId);
  return getBounce(ctx, mailId);
}
