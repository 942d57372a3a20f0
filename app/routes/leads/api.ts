import { parseId } from "~/core/ids";
import { sharingJson } from "~/domains/agents/shared-leads/json";
import { listEventsOfLead } from "~/domains/agents/shared-leads/lead-events.server";
import { ShareSchema } from "~/domains/agents/shared-leads/schemas";
import { findSharing, shareLead, unshareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { isReachable } from "~/domains/agents/shared-leads/ways-to-reach.server";
import { leadJson, leadSearchJson } from "~/domains/lead-search/json";
import { exportLeads, LeadExportQuery } from "~/domains/lead-search/leads/export-leads.server";
import { AllLeadsQuery, getLead, listLeads } from "~/domains/lead-search/leads/leads.server";
import { listOrigins, originJson } from "~/domains/lead-search/leads/provenance.server";
import { removeLead } from "~/domains/lead-search/leads/removal/remove-leads.server";
import { restoreLead } from "~/domains/lead-search/leads/removal/restore-leads.server";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { generateLeads } from "~/domains/lead-search/runs/generate-leads.server";
import { GenerateLeadsSchema, LeadChangeSchema } from "~/domains/lead-search/schemas";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const leadIdOf = (params: { leadId?: string | undefined }) => parseId(params.leadId, "lead");

export const leadsApi: ApiPaths = {
  "/api/ai-generated-leads": {
    GET: endpoint({
      access: "business",
      query: AllLeadsQuery,
      run: async ({ ctx, query, request }) => jsonPage(request, await listLeads(ctx, query), leadJson),
    }),
  },
  "/api/ai-generated-leads.csv": {
    GET: endpoint({
      access: "business",
      query: LeadExportQuery,
      run: ({ ctx, query }) => exportLeads(ctx, query),
    }),
  },
  "/api/ai-generated-leads/:leadId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const lead = await getLead(ctx, leadIdOf(params));
        return { ...leadJson(lead), origins: (await listOrigins(ctx, lead.companyId)).map(originJson) };
      },
    }),
    PATCH: endpoint({
      access: "business",
      body: LeadChangeSchema,
      run: async ({ ctx, params, body }) => leadJson(await updateLead(ctx, leadIdOf(params), body)),
    }),
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        await removeLead(ctx, leadIdOf(params));
        return { success: true };
      },
    }),
  },
  /** Restores a removed lead. */
  "/api/ai-generated-leads/:leadId/restore": {
    POST: endpoint({
      access: "business",
      run: async ({ ctx, params }) => leadJson(await restoreLead(ctx, parseId(params.leadId, "lead"))),
    }),
  },
  /** Shares a lead with an agent assigned to the account, or stops sharing it. */
  "/api/leads/:leadId/share": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        const lead = await getLead(ctx, leadIdOf(params));
        const [sharing, events] = [await findSharing(ctx, lead.id), await listEventsOfLead(ctx, lead.id)];
        return sharingJson(sharing, events, await isReachable(ctx, lead));
      },
    }),
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getLead(ctx, leadIdOf(params)),
      body: ShareSchema,
      run: async ({ ctx, params, body }) => {
        const lead = await getLead(ctx, leadIdOf(params));
        return sharingJson(await shareLead(ctx, lead.id, body), [], await isReachable(ctx, lead));
      },
    }),
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) => ({
        success: true,
        wasShared: await unshareLead(ctx, leadIdOf(params)),
      }),
    }),
  },
  "/api/leads/generate": {
    POST: endpoint({
      access: "business",
      body: GenerateLeadsSchema,
      status: 202,
      run: async ({ ctx, body }) => ({
        message: "Lead Generated",
        search: leadSearchJson(await generateLeads(ctx, body)),
      }),
    }),
  },
};
