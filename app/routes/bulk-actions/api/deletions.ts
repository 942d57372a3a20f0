import { PageQuery } from "~/core/pagination";
import { listDeletions } from "~/domains/bulk/deletion/list-deletions.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

/** What was deleted together, latest first. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listDeletions(ctx, query), (deletion) => deletion),
  }),
});
