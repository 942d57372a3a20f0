import { parseId } from "~/core/ids";
import { importJson } from "~/domains/directory/import-json";
import { getImport } from "~/domains/directory/imports.server";
import { StartImport } from "~/domains/directory/schemas";
import { startImport } from "~/domains/directory/start-import.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    find: ({ ctx, params }) => getImport(ctx, parseId(params.importId, "import")),
    body: StartImport,
    run: async ({ ctx, params, body }) =>
      importJson(await startImport(ctx, parseId(params.importId, "import"), body)),
  }),
});
