import { leadEventJson, sharedLeadJson } from "~/domains/agents/shared-leads/json";
import { listLeadEvents, writeLeadEvent } from "~/domains/agents/shared-leads/lead-events.server";
import { LeadEventSchema } from "~/domains/agents/shared-leads/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { namedLead } from "../named-lead.server";

/** What the agent did, what came of it, and what is next. */
export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    run: async (asked) => (await listLeadEvents(asked.ctx, (await namedLead(asked)).lead)).map(leadEventJson),
  }),
  POST: endpoint({
    access: "user",
    find: namedLead,
    body: LeadEventSchema,
    status: 201,
    run: async ({ body, ...asked }) => {
      const { agent, lead } = await namedLead(asked);
      return sharedLeadJson(await writeLeadEvent(asked.ctx, agent, lead.id, body));
    },
  }),
});
