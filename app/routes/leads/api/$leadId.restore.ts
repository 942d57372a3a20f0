import { parseId } from "~/core/ids";
import { leadJson } from "~/domains/lead-search/json";
import { restoreLead } from "~/domains/lead-search/leads/removal/restore-leads.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

/** Takes a removal back. */
export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "business",
    run: async ({ ctx, params }) => leadJson(await restoreLead(ctx, parseId(params.leadId, "lead"))),
  }),
});
