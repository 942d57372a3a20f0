import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { importRejectJson } from "~/domains/directory/imports/import-json";
import { listImportRejects } from "~/domains/directory/imports/imports.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: PageQuery,
    run: async ({ ctx, params, query, request }) => {
      const page = await listImportRejects(ctx, parseId(params.importId, "import"), query);
      return jsonPage(request, page, importRejectJson);
    },
  }),
});
