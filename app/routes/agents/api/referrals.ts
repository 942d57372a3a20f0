import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { referralJson, statsJson } from "~/domains/commissions/affiliate/json";
import { referralsOf } from "~/domains/commissions/affiliate/list-referrals.server";
import { TRY_LATER } from "~/domains/commissions/affiliate/policy";
import { referAgent } from "~/domains/commissions/affiliate/refer-agent.server";
import { ReferralInput } from "~/domains/commissions/affiliate/referral-schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";
import { orUnavailable } from "~/http/or-unavailable.server";

const idOf = (params: { agentId?: string | undefined }) => parseId(params.agentId, "agent");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, idOf(params)),
    query: PageQuery,
    run: async ({ ctx, params, query }) => {
      const { rows, next, stats } = await orUnavailable(ctx, "Failed to fetch affiliate data", () =>
        referralsOf(ctx, idOf(params), query),
      );
      return { success: true, referrals: rows.map(referralJson), stats: statsJson(stats), next };
    },
  }),
  POST: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, idOf(params)),
    body: ReferralInput,
    status: 201,
    run: async ({ ctx, params, body }) => {
      const agent = await getOwnAgent(ctx, idOf(params));
      const referral = await orUnavailable(ctx, TRY_LATER, () => referAgent({ ...ctx, agent }, body));
      return { success: true, message: "Referral Sent Successfully", referral: referralJson(referral) };
    },
  }),
});
