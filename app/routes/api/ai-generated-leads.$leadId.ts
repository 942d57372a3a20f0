import { parseId } from "~/core/ids";
import { leadJson } from "~/domains/lead-search/json";
import { getLead } from "~/domains/lead-search/leads.server";
import { LeadChangeSchema } from "~/domains/lead-search/schemas";
import { updateLead } from "~/domains/lead-search/update-lead.server";
import { apiRoute, call } from "~/http/api.server";

const idOf = (params: { leadId?: string | undefined }) => parseId(params.leadId, "lead");

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    run: async ({ ctx, params }) => leadJson(await getLead(ctx, idOf(params))),
  }),
  PATCH: call({
    access: "business",
    body: LeadChangeSchema,
    run: async ({ ctx, params, body }) => leadJson(await updateLead(ctx, idOf(params), body)),
  }),
});
