import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { commissionJson } from "~/domains/commissions/json";
import { listCommissions } from "~/domains/commissions/ledger/list-commissions.server";
import { sumsOfAgent } from "~/domains/commissions/ledger/sums.server";
import { netEarnings } from "~/domains/commissions/net-earnings";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { orUnavailable } from "~/http/or-unavailable.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
    query: PageQuery,
    run: async ({ ctx, params, query }) => {
      const agentId = parseId(params.agentId, "agent");
      const [page, { confirmed }] = await orUnavailable(ctx, "Failed to fetch commissions data", () =>
        Promise.all([listCommissions(ctx, agentId, query), sumsOfAgent(ctx, agentId)]),
      );
      return {
        success: true,
        commissions: page.rows.map(commissionJson),
        netEarnings: netEarnings(confirmed, 0),
        next: page.next,
      };
    },
  }),
});
