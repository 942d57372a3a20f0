import { parseId } from "~/core/ids";
import { sendAgain } from "~/domains/sending/resolve-unconfirmed.server";
import { backToMailbox, mailboxCommand } from "./command.server";

export const action = mailboxCommand(async (ctx, mailboxId, params) => {
  await sendAgain(ctx, { mailboxId, messageId: parseId(params.messageId, "message") });
  return {
    kind: "success",
    title: "Email queued again",
    text: "If the first email arrived, the recipient will get it twice.",
  };
});

export const loader = backToMailbox;
