import { pauseMailbox } from "~/domains/mailboxes/pause-mailbox.server";
import { backToMailbox, mailboxCommand } from "./command.server";

export const action = mailboxCommand(async (ctx, mailboxId) => {
  const { fromAddress } = await pauseMailbox(ctx, mailboxId);
  return {
    kind: "success",
    title: "Mailbox paused",
    text: `${fromAddress} won’t send emails until you resume it.`,
  };
});

export const loader = backToMailbox;
