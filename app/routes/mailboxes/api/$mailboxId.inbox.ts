import { parseId } from "~/core/ids";
import { connectInbox } from "~/domains/mailboxes/inboxes/connect-inbox.server";
import { inboxJson } from "~/domains/mailboxes/inboxes/inbox-json";
import { findInbox, removeInbox } from "~/domains/mailboxes/inboxes/save-inbox.server";
import { InboxInput } from "~/domains/mailboxes/inboxes/schemas";
import { getMailbox } from "~/domains/mailboxes/mailboxes.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { mailboxId?: string | undefined }) => parseId(params.mailboxId, "mailbox");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const { id } = await getMailbox(ctx, idOf(params));
      const inbox = await findInbox(ctx, id);
      return inbox ? inboxJson(inbox) : { state: "off" };
    },
  }),
  PUT: endpoint({
    access: "business",
    find: ({ ctx, params }) => getMailbox(ctx, idOf(params)),
    body: InboxInput,
    run: async ({ ctx, params, body }) => inboxJson(await connectInbox(ctx, idOf(params), body)),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await removeInbox(ctx, idOf(params));
      return { success: true };
    },
  }),
});
