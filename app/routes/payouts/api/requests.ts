import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { payoutJson, payoutTermsJson } from "~/domains/commissions/payouts/json";
import { listPayoutsOfAgent } from "~/domains/commissions/payouts/list-payouts.server";
import { payoutTerms } from "~/domains/commissions/payouts/payout-terms.server";
import { requestPayout } from "~/domains/commissions/payouts/request-payout.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { agentId?: string | undefined }) => parseId(params.agentId, "agent");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, idOf(params)),
    query: PageQuery,
    run: async ({ ctx, params, query }) => {
      const [terms, page] = await Promise.all([
        payoutTerms(ctx, idOf(params), ctx.actor.isDemo),
        listPayoutsOfAgent(ctx, idOf(params), query),
      ]);
      return { ...payoutTermsJson(terms), payouts: page.rows.map(payoutJson), next: page.next };
    },
  }),
  POST: endpoint({
    access: "user",
    status: 201,
    find: ({ ctx, params }) => getOwnAgent(ctx, idOf(params)),
    run: async ({ ctx, params }) =>
      payoutJson(await requestPayout(ctx, await getOwnAgent(ctx, idOf(params)))),
  }),
});
