import { removeInbox } from "~/domains/mailboxes/inboxes/save-inbox.server";
import { backToMailbox, mailboxCommand } from "./command.server";

export const action = mailboxCommand(async (ctx, mailboxId) => {
  await removeInbox(ctx, mailboxId);
  return { kind: "success", title: "Inbox disconnected", text: "The stored password was deleted." };
});

export const loader = backToMailbox;
