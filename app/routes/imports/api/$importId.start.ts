import { parseId } from "~/core/ids";
import { importJson } from "~/domains/directory/imports/import-json";
import { getImport } from "~/domains/directory/imports/imports.server";
import { StartImport } from "~/domains/directory/imports/schemas";
import { startImport } from "~/domains/directory/imports/start-import.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getImport(ctx, parseId(params.importId, "import")),
    body: StartImport,
    run: async ({ ctx, params, body }) =>
      importJson(await startImport(ctx, parseId(params.importId, "import"), body)),
  }),
});
