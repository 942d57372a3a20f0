import { z } from "zod";
import { parseId } from "~/core/ids";
import { PAGE_SIZE, PageQuery } from "~/core/pagination";
import { getMailbox } from "~/domains/mailboxes/mailboxes.server";
import { unknownJson } from "~/domains/messages/json";
import { listUnknown } from "~/domains/messages/unconfirmed-messages.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

const Query = PageQuery.pick({ cursor: true }).extend({
  state: z.literal("unknown", "Only state=unknown can be listed here.").default("unknown"),
});

/** What nobody knows of: handed over, and never answered. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: Query,
    run: async ({ ctx, params, query, request }) => {
      const mailbox = await getMailbox(ctx, parseId(params.mailboxId, "mailbox"));
      const rows = await listUnknown(ctx, mailbox.id, query.cursor);
      const isMore = rows.length === PAGE_SIZE;
      const total = { count: rows.length, isExact: !isMore && query.cursor === undefined };
      return jsonPage(request, { rows, next: isMore ? (rows.at(-1)?.id ?? null) : null, total }, unknownJson);
    },
  }),
});
