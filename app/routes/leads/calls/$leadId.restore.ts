import { parseId } from "~/core/ids";
import { leadJson } from "~/domains/lead-search/json";
import { restoreLead } from "~/domains/lead-search/leads/removal/restore-leads.server";
import { apiRoute, call } from "~/http/calls/api.server";

/** Takes a removal back. */
export const { loader, action } = apiRoute({
  POST: call({
    access: "business",
    run: async ({ ctx, params }) => leadJson(await restoreLead(ctx, parseId(params.leadId, "lead"))),
  }),
});
