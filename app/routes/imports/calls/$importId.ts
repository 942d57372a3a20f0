import { parseId } from "~/core/ids";
import { importJson } from "~/domains/directory/imports/import-json";
import { getImport } from "~/domains/directory/imports/imports.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx, params }) => importJson(await getImport(ctx, parseId(params.importId, "import"))),
  }),
});
