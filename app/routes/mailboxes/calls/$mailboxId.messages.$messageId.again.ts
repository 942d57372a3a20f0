import { parseId } from "~/core/ids";
import { unknownJson } from "~/domains/messages/json";
import { getMessageOf } from "~/domains/messages/unknown-messages.server";
import { sendAgain } from "~/domains/sending/resolve-unknown.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx, params }) => {
      const mailboxId = parseId(params.mailboxId, "mailbox");
      const messageId = parseId(params.messageId, "message");
      await sendAgain(ctx, { mailboxId, messageId });
      return unknownJson(await getMessageOf(ctx, mailboxId, messageId));
    },
  }),
});
