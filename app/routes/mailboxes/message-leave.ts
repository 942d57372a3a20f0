import { parseId } from "~/core/ids";
import { dismissUnconfirmed } from "~/domains/sending/resolve-unconfirmed.server";
import { backToMailbox, mailboxCommand } from "./command.server";

export const action = mailboxCommand(async (ctx, mailboxId, params) => {
  await dismissUnconfirmed(ctx, { mailboxId, messageId: parseId(params.messageId, "message") });
  return { kind: "success", title: "Email dismissed", text: "This email won’t be sent again." };
});

export const loader = backToMailbox;
