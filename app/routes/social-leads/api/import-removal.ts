import { parseId } from "~/core/ids";
import { getSocialImport } from "~/domains/social-leads/imports/import-job.server";
import {
  countImportedLeads,
  removeImportedLeads,
} from "~/domains/social-leads/imports/remove-imported-leads.server";
import { importedLeadsJson, importRunJson } from "~/domains/social-leads/imports/view";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { socialImportId?: string | undefined }) => parseId(params.socialImportId, "import");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const row = await getSocialImport(ctx, idOf(params));
      return importedLeadsJson(row, await countImportedLeads(ctx, row));
    },
  }),
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getSocialImport(ctx, idOf(params)),
    run: async ({ ctx, params }) => importRunJson(await removeImportedLeads(ctx, idOf(params))),
  }),
});
