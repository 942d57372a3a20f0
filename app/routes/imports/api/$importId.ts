import { parseId } from "~/core/ids";
import { importJson } from "~/domains/directory/imports/import-json";
import { getImport } from "~/domains/directory/imports/imports.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => importJson(await getImport(ctx, parseId(params.importId, "import"))),
  }),
});
