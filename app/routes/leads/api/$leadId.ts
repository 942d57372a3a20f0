import { parseId } from "~/core/ids";
import { leadJson } from "~/domains/lead-search/json";
import { getLead } from "~/domains/lead-search/leads/leads.server";
import { listOrigins, originJson } from "~/domains/lead-search/leads/provenance.server";
import { removeLead } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { LeadChangeSchema } from "~/domains/lead-search/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { leadId?: string | undefined }) => parseId(params.leadId, "lead");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const lead = await getLead(ctx, idOf(params));
      return { ...leadJson(lead), origins: (await listOrigins(ctx, lead.companyId)).map(originJson) };
    },
  }),
  PATCH: endpoint({
    access: "business",
    body: LeadChangeSchema,
    run: async ({ ctx, params, body }) => leadJson(await updateLead(ctx, idOf(params), body)),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await removeLead(ctx, idOf(params));
      return { success: true };
    },
  }),
});
