import { parseId } from "~/core/ids";
import { getFeePayment, reverseFeePayment } from "~/domains/commissions/fees/fee-payments.server";
import { feePaymentJson } from "~/domains/commissions/fees/json";
import { apiRoute, call } from "~/http/calls/api.server";

const idOf = (params: { paymentId?: string | undefined }) => parseId(params.paymentId, "payment");

export const { loader, action } = apiRoute({
  POST: call({
    access: "admin",
    find: ({ ctx, params }) => getFeePayment(ctx, idOf(params)),
    run: async ({ ctx, params }) => feePaymentJson(await reverseFeePayment(ctx, idOf(params))),
  }),
});
