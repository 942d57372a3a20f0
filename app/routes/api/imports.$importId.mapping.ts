import { parseId } from "~/core/ids";
import { confirmImportMapping } from "~/domains/directory/confirm-import-mapping.server";
import { importJson } from "~/domains/directory/import-json";
import { getImport } from "~/domains/directory/imports.server";
import { ImportMapping } from "~/domains/directory/schemas";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  PUT: call({
    access: "business",
    find: ({ ctx, params }) => getImport(ctx, parseId(params.importId, "import")),
    body: ImportMapping,
    run: async ({ ctx, params, body }) =>
      importJson(await confirmImportMapping(ctx, parseId(params.importId, "import"), body)),
  }),
});
