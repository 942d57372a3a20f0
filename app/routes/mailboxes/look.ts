import { pollNow } from "~/domains/mailboxes/inboxes/queue-inboxes.server";
import { backToMailbox, mailboxCommand } from "./command.server";

export const action = mailboxCommand(async (ctx, mailboxId) => {
  await pollNow(ctx, mailboxId);
  return {
    kind: "success",
    title: "Checking inbox",
    text: "New replies appear within a minute.",
  };
});

export const loader = backToMailbox;
