import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { payoutJson } from "~/domains/commissions/payouts/json";
import { cancelPayout } from "~/domains/commissions/payouts/request-payout.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
    run: async ({ ctx, params }) => {
      const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
      return payoutJson(await cancelPayout(ctx, agent, parseId(params.payoutId, "payout")));
    },
  }),
});
