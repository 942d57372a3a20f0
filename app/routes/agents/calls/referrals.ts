import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { referralJson, statsJson } from "~/domains/commissions/affiliate/json";
import { referralsOf } from "~/domains/commissions/affiliate/list-referrals.server";
import { TRY_LATER } from "~/domains/commissions/affiliate/policy";
import { referAgent } from "~/domains/commissions/affiliate/refer-agent.server";
import { ReferralInput } from "~/domains/commissions/affiliate/referral-schemas";
import { answerFailure } from "~/http/answer-failure.server";
import { apiRoute, call } from "~/http/calls/api.server";

const idOf = (params: { agentId?: string | undefined }) => parseId(params.agentId, "agent");

export const { loader, action } = apiRoute({
  GET: call({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, idOf(params)),
    query: PageQuery,
    run: async ({ ctx, params, query }) => {
      const { rows, next, stats } = await answerFailure(ctx, "Failed to fetch affiliate data", () =>
        referralsOf(ctx, idOf(params), query),
      );
      return { success: true, referrals: rows.map(referralJson), stats: statsJson(stats), next };
    },
  }),
  POST: call({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, idOf(params)),
    body: ReferralInput,
    status: 201,
    run: async ({ ctx, params, body }) => {
      const agent = await getOwnAgent(ctx, idOf(params));
      const referral = await answerFailure(ctx, TRY_LATER, () => referAgent({ ...ctx, agent }, body));
      return { success: true, message: "Referral Sent Successfully", referral: referralJson(referral) };
    },
  }),
});
