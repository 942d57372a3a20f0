import { selectLeads } from "~/domains/bulk/campaign/select-leads.server";
import { SelectionFormSchema } from "~/domains/bulk/campaign/selection-form-schema";
import { leadSearchJson } from "~/domains/lead-search/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** A search made of companies, contacts and leads that were picked. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    body: SelectionFormSchema,
    status: 201,
    run: async ({ ctx, body }) => leadSearchJson(await selectLeads(ctx, body)),
  }),
});
