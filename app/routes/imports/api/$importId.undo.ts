import { parseId } from "~/core/ids";
import { importJson } from "~/domains/directory/imports/import-json";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) =>
      importJson(await requestImportUndo(ctx, parseId(params.importId, "import"))),
  }),
});
