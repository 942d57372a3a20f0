import { parseId } from "~/core/ids";
import { batchJson } from "~/domains/commissions/payouts/json";
import { getBatch } from "~/domains/commissions/payouts/list-payouts.server";
import { markBatchPaid, PaidInput } from "~/domains/commissions/payouts/settle-payout.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { batchId?: string | undefined }) => parseId(params.batchId, "batch");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getBatch(ctx, idOf(params)),
    body: PaidInput,
    run: async ({ ctx, params, body }) => {
      await markBatchPaid(ctx, idOf(params), body.reference);
      return batchJson(await getBatch(ctx, idOf(params)));
    },
  }),
});
