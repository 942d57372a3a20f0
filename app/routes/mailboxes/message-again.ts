import { parseId } from "~/core/ids";
import { sendAgain } from "~/domains/sending/resolve-unconfirmed.server";
import { backToMailbox, mailboxCommand } from "./command.server";

export const action = mailboxCommand(async (ctx, mailboxId, params) => {
  await sendAgain(ctx, { mailboxId, messageId: parseId(params.messageId, "message") });
  return {
    kind: "success",
    title: "Message Waits Again",
    text: "If it had arrived, its reader gets it twice.",
  };
});

export const loader = backToMailbox;
