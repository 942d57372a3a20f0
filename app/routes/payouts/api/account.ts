import { parseId } from "~/core/ids";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { payoutAccountJson } from "~/domains/commissions/payouts/json";
import { PayoutAccountInput } from "~/domains/commissions/payouts/payout-account-schema";
import { findPayoutAccount, savePayoutAccount } from "~/domains/commissions/payouts/payout-accounts.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { agentId?: string | undefined }) => parseId(params.agentId, "agent");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, idOf(params)),
    run: async ({ ctx, params }) => payoutAccountJson(await findPayoutAccount(ctx, idOf(params))),
  }),
  PUT: endpoint({
    access: "user",
    find: ({ ctx, params }) => getOwnAgent(ctx, idOf(params)),
    body: PayoutAccountInput,
    run: async ({ ctx, params, body }) =>
      payoutAccountJson(await savePayoutAccount(ctx, await getOwnAgent(ctx, idOf(params)), body)),
  }),
});
