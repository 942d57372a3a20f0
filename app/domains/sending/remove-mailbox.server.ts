import type { BusinessContext } from "~/core/context";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { decrementAudience } from "~/domains/campaigns/audience-counters";
import { getMailbox } from "~/domains/mailboxes/mailboxes.server";
import {
  removeInboxStatement,
  removeMailboxStatement,
  removeOauthTokenStatement,
} from "~/domains/mailboxes/remove-mailboxes.server";
import { stopMessages } from "~/domains/messages/sequences/stop-messages";
import { waitsIn } from "~/domains/messages/waiting-messages.server";

/** Stops the mailbox's queued emails and deletes its password. @throws DomainError not_found */
export async function removeMailbox(ctx: BusinessContext, mailboxId: number): Promise<void> {
  await getMailbox(ctx, mailboxId);
  const changes = [
    auditIfChanged(ctx, { action: "remove-mailbox", target: `mailbox:${mailboxId}` }),
    decrementAudience(waitsIn(mailboxId)),
    stopMessages(waitsIn(mailboxId), "mailbox_removed"),
  ];
  await ctx.d1.batch([
    removeMailboxStatement(ctx, mailboxId),
    ...changes.map((change) => statement(ctx, change)),
    removeInboxStatement(ctx, mailboxId),
    removeOauthTokenStatement(ctx, mailboxId),
  ]);
}
