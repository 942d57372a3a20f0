import { parseId } from "~/core/ids";
import { sharingJson } from "~/domains/agents/shared-leads/json";
import { listEventsOfLead } from "~/domains/agents/shared-leads/lead-events.server";
import { ShareSchema } from "~/domains/agents/shared-leads/schemas";
import { findSharing, shareLead, unshareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { getLead } from "~/domains/lead-search/leads/leads.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { leadId?: string | undefined }) => parseId(params.leadId, "lead");

/** Shares a lead with one agent who works for the account, and takes it back. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      const { id } = await getLead(ctx, idOf(params));
      return sharingJson(await findSharing(ctx, id), await listEventsOfLead(ctx, id));
    },
  }),
  POST: endpoint({
    access: "business",
    find: ({ ctx, params }) => getLead(ctx, idOf(params)),
    body: ShareSchema,
    run: async ({ ctx, params, body }) => sharingJson(await shareLead(ctx, idOf(params), body), []),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => ({ success: true, wasShared: await unshareLead(ctx, idOf(params)) }),
  }),
});
