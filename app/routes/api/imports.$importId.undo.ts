import { parseId } from "~/core/ids";
import { importJson } from "~/domains/directory/import-json";
import { requestImportUndo } from "~/domains/directory/request-import-undo.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx, params }) =>
      importJson(await requestImportUndo(ctx, parseId(params.importId, "import"))),
  }),
});
