import { parseId } from "~/core/ids";
import { importJson } from "~/domains/directory/import-json";
import { getImport } from "~/domains/directory/imports.server";
import { apiRoute, call } from "~/http/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx, params }) => importJson(await getImport(ctx, parseId(params.importId, "import"))),
  }),
});
