import { testMailbox } from "~/domains/sending/test-mailbox.server";
import { backToMailbox, mailboxCommand } from "./command.server";

export const action = mailboxCommand(async (ctx, mailboxId) => {
  const { to } = await testMailbox(ctx, mailboxId);
  return {
    kind: "success",
    title: "Test email queued",
    text: `Sending to ${to} ahead of campaign emails.`,
  };
});

export const loader = backToMailbox;
