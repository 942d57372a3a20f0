import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { requireMarketing } from "~/domains/marketing/access/access.server";
import { opportunityJson } from "~/domains/opportunities/json";
import { contactSocialLead } from "~/domains/social-leads/contact-lead.server";
import { convertSocialLead } from "~/domains/social-leads/convert-social-lead.server";
import { DEMO_SENT, sendEmailDemo } from "~/domains/social-leads/email-demo.server";
import { startLeadImport } from "~/domains/social-leads/imports/import-leads.server";
import { importRunJson } from "~/domains/social-leads/imports/view";
import { portalLeadJson } from "~/domains/social-leads/json";
import { listSocialLeads } from "~/domains/social-leads/list-leads.server";
import { moveSocialLead } from "~/domains/social-leads/move-lead.server";
import { ContactInput, PortalQuery, StatusInput } from "~/domains/social-leads/schemas";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { leadOf } from "../portal/lead-of.server";

interface Asked {
  ctx: BusinessContext;
  params: { socialLeadId?: string | undefined };
}

/**
 * Finds the lead first: another account's lead is a 404, with or without portal access. @throws DomainError not_found,
 * forbidden
 */
async function findPortalLead({ ctx, params }: Asked) {
  const lead = await leadOf(ctx, { params });
  await requireMarketing(ctx);
  return lead;
}

export const socialLeadsPortalApi: ApiPaths = {
  "/api/marketing/social-leads": {
    GET: endpoint({
      access: "business",
      find: ({ ctx }) => requireMarketing(ctx),
      query: PortalQuery,
      run: async ({ ctx, query, request }) =>
        jsonPage(request, await listSocialLeads(ctx, query, query), portalLeadJson),
    }),
  },
  "/api/marketing/social-leads/:socialLeadId/status": {
    PUT: endpoint({
      access: "business",
      find: findPortalLead,
      body: StatusInput,
      run: async ({ ctx, params, body }) =>
        portalLeadJson(await moveSocialLead(ctx, parseId(params.socialLeadId, "lead"), body.status)),
    }),
  },
  "/api/marketing/social-leads/:socialLeadId/convert": {
    POST: endpoint({
      access: "business",
      find: findPortalLead,
      run: async ({ ctx, params }) => {
        const { lead, opportunity } = await convertSocialLead(ctx, parseId(params.socialLeadId, "lead"));
        return { ...portalLeadJson(lead), opportunity: opportunityJson(opportunity, ctx.now()) };
      },
    }),
  },
  "/api/marketing/social-leads/:socialLeadId/contact": {
    POST: endpoint({
      access: "business",
      find: findPortalLead,
      body: ContactInput,
      run: async ({ ctx, params, body }) => {
        const { lead, url } = await contactSocialLead(ctx, parseId(params.socialLeadId, "lead"), body);
        return { ...portalLeadJson(lead), url };
      },
    }),
  },
  "/api/marketing/import-leads": {
    POST: endpoint({
      access: "business",
      find: ({ ctx }) => requireMarketing(ctx),
      status: 202,
      run: async ({ ctx }) => ({
        message: "Lead import started! This may take a few minutes.",
        ...importRunJson(await startLeadImport(ctx)),
      }),
    }),
  },
  "/api/marketing/email-demo": {
    POST: endpoint({
      access: "business",
      find: ({ ctx }) => requireMarketing(ctx),
      run: async ({ ctx }) => ({ message: DEMO_SENT, ...(await sendEmailDemo(ctx)) }),
    }),
  },
};
