import { shareRows } from "~/domains/bulk/sharing/share-rows.server";
import { ShareRowsSchema } from "~/domains/bulk/sharing/share-schema";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Picked leads for one agent, or all that match; its id takes them back. */
export const { loader, action } = apiRoute({
  POST: endpoint({ access: "business", body: ShareRowsSchema, run: ({ ctx, body }) => shareRows(ctx, body) }),
});
