import { parseId } from "~/core/ids";
import { payoutJson } from "~/domains/commissions/payouts/json";
import { getPayout } from "~/domains/commissions/payouts/list-payouts.server";
import { markPaid, PaidInput } from "~/domains/commissions/payouts/settle-payout.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { payoutId?: string | undefined }) => parseId(params.payoutId, "payout");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getPayout(ctx, idOf(params)),
    body: PaidInput,
    run: async ({ ctx, params, body }) => payoutJson(await markPaid(ctx, idOf(params), body.reference)),
  }),
});
