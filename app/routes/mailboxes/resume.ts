import { resumeMailbox } from "~/domains/mailboxes/pause-mailbox.server";
import { backToMailbox, mailboxCommand } from "./command.server";

export const action = mailboxCommand(async (ctx, mailboxId) => {
  const { fromAddress } = await resumeMailbox(ctx, mailboxId);
  return {
    kind: "success",
    title: "Mailbox resumed",
    text: `${fromAddress} is sending again, within its limits.`,
  };
});

export const loader = backToMailbox;
