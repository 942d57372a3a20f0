import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { commissionJson } from "~/domains/commissions/json";
import { listCommissions } from "~/domains/commissions/ledger/list-commissions.server";
import { apiRoute, call } from "~/http/calls/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
    query: PageQuery,
    run: async ({ ctx, params, query }) => {
      const page = await listCommissions(ctx, parseId(params.agentId, "agent"), query);
      return { success: true, commissions: page.rows.map(commissionJson), next: page.next };
    },
  }),
});
