import { importSocialLeads } from "~/domains/social-leads/imports/import-leads.server";
import { MAX_BYTES } from "~/domains/social-leads/imports/read-file";
import { ImportInput } from "~/domains/social-leads/imports/schemas";
import { importRunJson } from "~/domains/social-leads/imports/view";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Text of a file may be twice as long as JSON writes it. */
const LIMIT = { bytes: MAX_BYTES * 2, error: "A file of leads has at most 5 MB." };

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: ImportInput,
    bodyLimit: LIMIT,
    run: async ({ ctx, body }) => {
      const { count, merged, refused, run } = await importSocialLeads(ctx, body);
      return { count, merged, refused, import: run && importRunJson(run) };
    },
  }),
});
