import { parseId } from "~/core/ids";
import { getSocialImport, rejectsOf } from "~/domains/social-leads/imports/import-job.server";
import { importRunJson } from "~/domains/social-leads/imports/view";
import { apiRoute, endpoint } from "~/http/api/api.server";

const MAX_REJECTS = 200;

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const row = await getSocialImport(ctx, parseId(params.socialImportId, "import"));
      return { ...importRunJson(row), errors: await rejectsOf(ctx, row.id, MAX_REJECTS) };
    },
  }),
});
