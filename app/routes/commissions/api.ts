import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import { agentJson } from "~/domains/agents/json";
import { getClose, getOwnClose } from "~/domains/commissions/closes/answer-close.server";
import { listOwnCloses, withCustomer } from "~/domains/commissions/closes/list-closes.server";
import {
  confirmOwnClose,
  disputeOwnClose,
  takeBackClose,
} from "~/domains/commissions/closes/own-closes.server";
import { reportClose } from "~/domains/commissions/closes/report-close.server";
import { CloseInput, ConfirmInput, DisputeInput } from "~/domains/commissions/closes/schemas";
import {
  type FeePayment,
  getFeeAccount,
  getFeePayment,
  listFeePayments,
  recordFeePayment,
  reverseFeePayment,
} from "~/domains/commissions/fees/fee-payments.server";
import { FeePaymentInput, ReverseInput } from "~/domains/commissions/fees/schemas";
import { closeJson, commissionJson, totalsJson } from "~/domains/commissions/json";
import { listCommissions } from "~/domains/commissions/ledger/list-commissions.server";
import { owedTotals, sumAwaiting, sumsOfAgent } from "~/domains/commissions/ledger/sums.server";
import { netEarnings } from "~/domains/commissions/net-earnings";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";
import { orUnavailable } from "~/http/errors.server";

const feePaymentJson = ({
  id,
  pays,
  cents,
  reference,
  paidOn,
  reverses,
  reason,
  recordedAt,
  isReversed,
}: FeePayment) => ({
  id,
  pays,
  amount: cents / 100,
  reference,
  paidOn,
  reverses,
  reason,
  isReversed,
  recordedAt: recordedAt.toISOString(),
});

const closeIdOf = (params: { closeId?: string | undefined }) => parseId(params.closeId, "deal");

const accountIdOf = (params: { accountId?: string | undefined }) => parseId(params.accountId, "business");

const paymentIdOf = (params: { paymentId?: string | undefined }) => parseId(params.paymentId, "payment");

export const commissionsApi: ApiPaths = {
  "/api/agents/:agentId/close-lead": {
    POST: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
      body: CloseInput,
      run: async ({ ctx, params, body }) => {
        const own = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        const { agent, tierAdvancement } = await reportClose(ctx, own, body);
        return { success: true, agent: agentJson(agent), tierAdvancement };
      },
    }),
  },
  "/api/agents/:agentId/commissions": {
    GET: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
      query: PageQuery,
      run: async ({ ctx, params, query }) => {
        const agentId = parseId(params.agentId, "agent");
        const [page, { confirmed }, awaiting] = await orUnavailable(
          ctx,
          "Failed to fetch commissions data",
          () =>
            Promise.all([
              listCommissions(ctx, agentId, query),
              sumsOfAgent(ctx, agentId),
              sumAwaiting(ctx, agentId),
            ]),
        );
        return {
          success: true,
          commissions: page.rows.map(commissionJson),
          netEarnings: netEarnings(confirmed, 0),
          awaitingConfirmation: awaiting / 100,
          next: page.next,
        };
      },
    }),
  },
  "/api/admin/closes/:closeId/reverse": {
    POST: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getClose(ctx, closeIdOf(params)),
      body: DisputeInput,
      run: async ({ ctx, params, body }) =>
        closeJson(await withCustomer(ctx, await takeBackClose(ctx, closeIdOf(params), body.reason))),
    }),
  },
  "/api/admin/accounts/:accountId/fee-payments": {
    GET: endpoint({
      access: "admin",
      query: PageQuery,
      find: ({ ctx, params }) => getFeeAccount(ctx, accountIdOf(params)),
      run: async ({ ctx, params, query }) => {
        const { rows, next, owed } = await listFeePayments(ctx, accountIdOf(params), query);
        return { ...totalsJson(owed), payments: rows.map(feePaymentJson), next };
      },
    }),
    POST: endpoint({
      access: "admin",
      status: 201,
      find: ({ ctx, params }) => getFeeAccount(ctx, accountIdOf(params)),
      body: FeePaymentInput,
      run: async ({ ctx, params, body }) =>
        feePaymentJson(await recordFeePayment(ctx, accountIdOf(params), body)),
    }),
  },
  "/api/admin/fee-payments/:paymentId/reverse": {
    POST: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getFeePayment(ctx, paymentIdOf(params)),
      body: ReverseInput,
      run: async ({ ctx, params, body }) =>
        feePaymentJson(await reverseFeePayment(ctx, paymentIdOf(params), body)),
    }),
  },
  "/api/closes/totals": {
    GET: endpoint({ access: "business", run: async ({ ctx }) => totalsJson(await owedTotals(ctx)) }),
  },
  "/api/closes": {
    GET: endpoint({
      access: "business",
      query: PageQuery,
      run: async ({ ctx, query, request }) => jsonPage(request, await listOwnCloses(ctx, query), closeJson),
    }),
  },
  "/api/closes/:closeId/confirm": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getOwnClose(ctx, closeIdOf(params)),
      body: ConfirmInput,
      run: async ({ ctx, params, body }) =>
        closeJson(await withCustomer(ctx, await confirmOwnClose(ctx, closeIdOf(params), body))),
    }),
  },
  "/api/closes/:closeId/dispute": {
    POST: endpoint({
      access: "business",
      find: ({ ctx, params }) => getOwnClose(ctx, closeIdOf(params)),
      body: DisputeInput,
      run: async ({ ctx, params, body }) =>
        closeJson(await withCustomer(ctx, await disputeOwnClose(ctx, closeIdOf(params), body.reason))),
    }),
  },
};
