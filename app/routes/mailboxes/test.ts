import { testMailbox } from "~/domains/sending/test-mailbox.server";
import { backToMailbox, mailboxCommand } from "./command.server";

export const action = mailboxCommand(async (ctx, mailboxId) => {
  const { to } = await testMailbox(ctx, mailboxId);
  return {
    kind: "success",
    title: "Test On Its Way",
    text: `It goes to ${to} as soon as this mailbox may send its next mail.`,
  };
});

export const loader = backToMailbox;
