import { addMailbox } from "~/domains/mailboxes/add-mailbox.server";
import { mailboxJson } from "~/domains/mailboxes/json";
import { listMailboxes } from "~/domains/mailboxes/mailboxes.server";
import { MailboxInput } from "~/domains/mailboxes/schemas";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, request }) => {
      const rows = await listMailboxes(ctx);
      const total = { count: rows.length, isExact: true };
      return jsonPage(request, { rows, next: null, total }, ({ mailbox, sentToday }) =>
        mailboxJson(mailbox, ctx, sentToday),
      );
    },
  }),
  POST: endpoint({
    access: "business",
    body: MailboxInput,
    status: 201,
    run: async ({ ctx, body }) => mailboxJson(await addMailbox(ctx, body), ctx, 0),
  }),
});
