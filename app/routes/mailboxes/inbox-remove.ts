import { removeInbox } from "~/domains/mailboxes/inboxes/save-inbox.server";
import { backToMailbox, mailboxCommand } from "./command.server";

export const action = mailboxCommand(async (ctx, mailboxId) => {
  await removeInbox(ctx, mailboxId);
  return { kind: "success", title: "Answers Are No Longer Read", text: "The password for it is forgotten." };
});

export const loader = backToMailbox;
