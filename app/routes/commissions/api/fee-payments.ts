import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import {
  getFeeAccount,
  listFeePayments,
  recordFeePayment,
} from "~/domains/commissions/fees/fee-payments.server";
import { feePaymentJson } from "~/domains/commissions/fees/json";
import { FeePaymentInput } from "~/domains/commissions/fees/schemas";
import { totalsJson } from "~/domains/commissions/json";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { accountId?: string | undefined }) => parseId(params.accountId, "business");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "admin",
    query: PageQuery,
    find: ({ ctx, params }) => getFeeAccount(ctx, idOf(params)),
    run: async ({ ctx, params, query }) => {
      const { rows, next, owed } = await listFeePayments(ctx, idOf(params), query);
      return { ...totalsJson(owed), payments: rows.map(feePaymentJson), next };
    },
  }),
  POST: endpoint({
    access: "admin",
    status: 201,
    find: ({ ctx, params }) => getFeeAccount(ctx, idOf(params)),
    body: FeePaymentInput,
    run: async ({ ctx, params, body }) => feePaymentJson(await recordFeePayment(ctx, idOf(params), body)),
  }),
});
