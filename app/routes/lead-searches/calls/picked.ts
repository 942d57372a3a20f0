import { pickLeads } from "~/domains/bulk/campaign/pick-leads.server";
import { PickSchema } from "~/domains/bulk/campaign/pick-schema";
import { leadSearchJson } from "~/domains/lead-search/json";
import { apiRoute, call } from "~/http/calls/api.server";

/** A search made of companies, contacts and leads that were picked. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    body: PickSchema,
    status: 201,
    run: async ({ ctx, body }) => leadSearchJson(await pickLeads(ctx, body)),
  }),
});
