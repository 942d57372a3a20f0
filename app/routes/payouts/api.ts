import { parseId } from "~/core/ids";
import { PageQuery } from "~/core/pagination";
import { getOwnAgent } from "~/domains/agents/agents.server";
import {
  batchJson,
  payoutAccountJson,
  payoutJson,
  payoutTermsJson,
} from "~/domains/commissions/payouts/json";
import {
  getBatch,
  getPayout,
  listBatches,
  listPayoutsOfAgent,
  pageOfWaiting,
} from "~/domains/commissions/payouts/list-payouts.server";
import { BatchInput, makeBatch } from "~/domains/commissions/payouts/make-batch.server";
import { PayoutAccountInput } from "~/domains/commissions/payouts/payout-account-schema";
import { findPayoutAccount, savePayoutAccount } from "~/domains/commissions/payouts/payout-accounts.server";
import { payoutTerms } from "~/domains/commissions/payouts/payout-terms.server";
import { cancelPayout, requestPayout } from "~/domains/commissions/payouts/request-payout.server";
import {
  markBatchPaid,
  markPaid,
  markReturned,
  PaidInput,
  ReturnInput,
} from "~/domains/commissions/payouts/settle-payout.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const agentIdOf = (params: { agentId?: string | undefined }) => parseId(params.agentId, "agent");

const batchIdOf = (params: { batchId?: string | undefined }) => parseId(params.batchId, "batch");

const payoutIdOf = (params: { payoutId?: string | undefined }) => parseId(params.payoutId, "payout");

export const payoutsApi: ApiPaths = {
  "/api/agents/:agentId/payout-account": {
    GET: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnAgent(ctx, agentIdOf(params)),
      run: async ({ ctx, params }) => payoutAccountJson(await findPayoutAccount(ctx, agentIdOf(params))),
    }),
    PUT: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnAgent(ctx, agentIdOf(params)),
      body: PayoutAccountInput,
      run: async ({ ctx, params, body }) =>
        payoutAccountJson(await savePayoutAccount(ctx, await getOwnAgent(ctx, agentIdOf(params)), body)),
    }),
  },
  "/api/agents/:agentId/payouts": {
    GET: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnAgent(ctx, agentIdOf(params)),
      query: PageQuery,
      run: async ({ ctx, params, query }) => {
        const [terms, page] = await Promise.all([
          payoutTerms(ctx, agentIdOf(params), ctx.actor.isDemo),
          listPayoutsOfAgent(ctx, agentIdOf(params), query),
        ]);
        return { ...payoutTermsJson(terms), payouts: page.rows.map(payoutJson), next: page.next };
      },
    }),
    POST: endpoint({
      access: "user",
      status: 201,
      find: ({ ctx, params }) => getOwnAgent(ctx, agentIdOf(params)),
      run: async ({ ctx, params }) =>
        payoutJson(await requestPayout(ctx, await getOwnAgent(ctx, agentIdOf(params)))),
    }),
  },
  "/api/agents/:agentId/payouts/:payoutId/cancel": {
    POST: endpoint({
      access: "user",
      find: ({ ctx, params }) => getOwnAgent(ctx, parseId(params.agentId, "agent")),
      run: async ({ ctx, params }) => {
        const agent = await getOwnAgent(ctx, parseId(params.agentId, "agent"));
        return payoutJson(await cancelPayout(ctx, agent, parseId(params.payoutId, "payout")));
      },
    }),
  },
  "/api/admin/payouts": {
    GET: endpoint({
      access: "admin",
      query: PageQuery,
      run: async ({ ctx, query, request }) => jsonPage(request, await pageOfWaiting(ctx, query), payoutJson),
    }),
  },
  "/api/admin/payouts/batches": {
    GET: endpoint({
      access: "admin",
      run: async ({ ctx }) =>
        (await listBatches(ctx)).map(({ cents, ...batch }) => ({ ...batch, amount: cents / 100 })),
    }),
    POST: endpoint({
      access: "admin",
      status: 201,
      body: BatchInput,
      run: async ({ ctx, body }) => batchJson(await getBatch(ctx, await makeBatch(ctx, body.kind))),
    }),
  },
  "/api/admin/payouts/batches/:batchId/paid": {
    POST: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getBatch(ctx, batchIdOf(params)),
      body: PaidInput,
      run: async ({ ctx, params, body }) => {
        await markBatchPaid(ctx, batchIdOf(params), body.reference);
        return batchJson(await getBatch(ctx, batchIdOf(params)));
      },
    }),
  },
  "/api/admin/payouts/:payoutId/paid": {
    POST: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getPayout(ctx, payoutIdOf(params)),
      body: PaidInput,
      run: async ({ ctx, params, body }) =>
        payoutJson(await markPaid(ctx, payoutIdOf(params), body.reference)),
    }),
  },
  "/api/admin/payouts/:payoutId/failed": {
    POST: endpoint({
      access: "admin",
      find: ({ ctx, params }) => getPayout(ctx, payoutIdOf(params)),
      body: ReturnInput,
      run: async ({ ctx, params, body }) =>
        payoutJson(await markReturned(ctx, payoutIdOf(params), body.reason)),
    }),
  },
};
