import { parseId } from "~/core/ids";
import { inboxJson } from "~/domains/mailboxes/inboxes/inbox-json";
import { lookNow } from "~/domains/mailboxes/inboxes/queue-inboxes.server";
import { getInbox } from "~/domains/mailboxes/inboxes/save-inbox.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    status: 202,
    run: async ({ ctx, params }) => {
      const mailboxId = parseId(params.mailboxId, "mailbox");
      await lookNow(ctx, mailboxId);
      return inboxJson(await getInbox(ctx, mailboxId));
    },
  }),
});
