import { requireMarketing } from "~/domains/marketing/access/access.server";
import { startLeadImport } from "~/domains/social-leads/imports/import-leads.server";
import { importRunJson } from "~/domains/social-leads/imports/view";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    find: ({ ctx }) => requireMarketing(ctx),
    status: 202,
    run: async ({ ctx }) => ({
      message: "Lead import started! This may take a few minutes.",
      ...importRunJson(await startLeadImport(ctx)),
    }),
  }),
});
