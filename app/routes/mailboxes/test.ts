import { testMailbox } from "~/domains/sending/test-mailbox.server";
import { backToMailbox, mailboxCommand } from "./command.server";

export const action = mailboxCommand(async (ctx, mailboxId) => {
  const { to } = await testMailbox(ctx, mailboxId);
  return {
    kind: "success",
    title: "Test queued",
    text: `It goes to ${to} before campaign emails.`,
  };
});

export const loader = backToMailbox;
