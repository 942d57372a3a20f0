import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { commissionJson } from "~/domains/commissions/json";
import { listChains, listCommissions } from "~/domains/commissions/ledger/list-commissions.server";
import { sumsOf } from "~/domains/commissions/ledger/sums.server";
import { netEarnings } from "~/domains/commissions/net-earnings";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
    query: PageQuery,
    run: async ({ ctx, params, query }) => {
      const agentId = parseId(params.agentId, "agent");
      const [page, chains] = await Promise.all([
        listCommissions(ctx, agentId, query),
        listChains(ctx, agentId),
      ]);
      return {
        success: true,
        commissions: page.rows.map(commissionJson),
        netEarnings: netEarnings(sumsOf(chains).earned, 0),
        next: page.next,
      };
    },
  }),
});
