import { parseId } from "~/core/ids";
import { getFeePayment, reverseFeePayment } from "~/domains/commissions/fees/fee-payments.server";
import { feePaymentJson } from "~/domains/commissions/fees/json";
import { ReverseInput } from "~/domains/commissions/fees/schemas";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { paymentId?: string | undefined }) => parseId(params.paymentId, "payment");

export const { loader, action } = apiRoute({
  POST: endpoint({
    access: "admin",
    find: ({ ctx, params }) => getFeePayment(ctx, idOf(params)),
    body: ReverseInput,
    run: async ({ ctx, params, body }) => feePaymentJson(await reverseFeePayment(ctx, idOf(params), body)),
  }),
});
