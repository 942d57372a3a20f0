import { parseId } from "~/core/ids";
import { importJson } from "~/domains/directory/imports/import-json";
import { requestImportUndo } from "~/domains/directory/imports/request-import-undo.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx, params }) =>
      importJson(await requestImportUndo(ctx, parseId(params.importId, "import"))),
  }),
});
