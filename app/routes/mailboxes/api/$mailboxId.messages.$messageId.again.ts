import { parseId } from "~/core/ids";
import { unknownJson } from "~/domains/messages/json";
import { getMessageOf } from "~/domains/messages/unconfirmed-messages.server";
import { sendAgain } from "~/domains/sending/resolve-unconfirmed.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const mailboxId = parseId(params.mailboxId, "mailbox");
      const messageId = parseId(params.messageId, "message");
      await sendAgain(ctx, { mailboxId, messageId });
      return unknownJson(await getMessageOf(ctx, mailboxId, messageId));
    },
  }),
});
