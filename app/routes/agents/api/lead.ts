import { oneSharedLeadJson } from "~/domains/agents/shared-leads/json";
import { listLeadEvents } from "~/domains/agents/shared-leads/lead-events.server";
import { waysToReach } from "~/domains/agents/shared-leads/ways-to-reach.server";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { namedLead } from "../named-lead.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    run: async (asked) => {
      const { agent, lead } = await namedLead(asked);
      const ways = await waysToReach(asked.ctx, agent, lead);
      return oneSharedLeadJson(lead, ways, await listLeadEvents(asked.ctx, lead));
    },
  }),
});
