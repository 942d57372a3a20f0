import { parseId } from "~/core/ids";
import { importJson } from "~/domains/directory/imports/import-json";
import { getImport } from "~/domains/directory/imports/imports.server";
import { confirmImportMapping } from "~/domains/directory/imports/mapping/confirm-import-mapping.server";
import { ImportMapping } from "~/domains/directory/imports/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  PUT: endpoint({
    access: "business",
    find: ({ ctx, params }) => getImport(ctx, parseId(params.importId, "import")),
    body: ImportMapping,
    run: async ({ ctx, params, body }) =>
      importJson(await confirmImportMapping(ctx, parseId(params.importId, "import"), body)),
  }),
});
