import { parseId } from "~/core/ids";
import { inboxJson } from "~/domains/mailboxes/inboxes/inbox-json";
import { pollNow } from "~/domains/mailboxes/inboxes/queue-inboxes.server";
import { getInbox } from "~/domains/mailboxes/inboxes/save-inbox.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    status: 202,
    run: async ({ ctx, params }) => {
      const mailboxId = parseId(params.mailboxId, "mailbox");
      await pollNow(ctx, mailboxId);
      return inboxJson(await getInbox(ctx, mailboxId));
    },
  }),
});
