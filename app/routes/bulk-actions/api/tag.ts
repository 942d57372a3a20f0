import { tagRows } from "~/domains/bulk/tagging/tag-rows.server";
import { TagRowsSchema } from "~/domains/bulk/tagging/tag-schema";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Adds a tag to picked rows of a list, or to all that match, or removes it; the id of the change takes it back. */
export const { loader, action } = apiRoute({
  POST: endpoint({ access: "business", body: TagRowsSchema, run: ({ ctx, body }) => tagRows(ctx, body) }),
});
