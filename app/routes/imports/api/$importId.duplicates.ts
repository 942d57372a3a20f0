import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { listDuplicates } from "~/domains/directory/imports/mark-duplicates.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, params, query, request }) => {
      const page = await listDuplicates(ctx, parseId(params.importId, "import"), query);
      return jsonPage(request, page, (row) => row);
    },
  }),
});
