import { drizzle } from "drizzle-orm/d1";
import type { BusinessContext, UserActor } from "~/core/context";
import { findAgent } from "~/domains/agents/agents.server";
import { listMarket } from "~/domains/agents/marketplace/market-agents.server";
import type { MarketQuery } from "~/domains/agents/marketplace/schemas";
import { listOwnCloses, listUndecided } from "~/domains/commissions/closes/list-closes.server";
import { agentDashboard } from "~/domains/commissions/dashboard.server";
import { listCommissions } from "~/domains/commissions/ledger/list-commissions.server";
import { owedTotals, sumsOfAgent } from "~/domains/commissions/ledger/sums.server";
import { listBatches, pageOfWaiting } from "~/domains/commissions/payouts/list-payouts.server";
import { payoutTerms } from "~/domains/commissions/payouts/payout-terms.server";
import { statementFile } from "~/domains/commissions/statement/statement.server";
import { scoreCandidates } from "~/domains/matching/requests/create-agent-request.server";
import type { Wanted } from "~/domains/matching/scoring/score-match";
import { meterDatabase } from "../../support/harness/meter-database";

interface Question {
  agentId: number;
  accountId: number;
  now: number;
  wanted: Wanted;
  query: MarketQuery;
}

const PAGE = { limit: 50 };

const asks: Record<string, (ctx: BusinessContext, question: Question) => Promise<unknown>> = {
  match: async (ctx, { wanted }) =>
    (await scoreCandidates(ctx, wanted)).map(({ agentId, score }) => [agentId, score]),
  market: async (ctx, { query }) => {
    const { rows, total } = await listMarket(ctx, query);
    return { ids: rows.map(({ id }) => id), total };
  },
  dashboard: async (ctx, { agentId }) => {
    const agent = await findAgent(ctx, agentId);
    if (!agent) throw new Error("no agent");
    return agentDashboard({ ...ctx, agent });
  },
  commission: async (ctx, { agentId }) => {
    const [page, sums] = await Promise.all([
      listCommissions(ctx, agentId, PAGE),
      sumsOfAgent(ctx, agentId),
      payoutTerms(ctx, agentId, false),
    ]);
    return { ids: page.rows.map(({ id }) => id), sums };
  },
  closes: async (ctx) => {
    const [page, totals] = await Promise.all([listOwnCloses(ctx, PAGE), owedTotals(ctx)]);
    return { ids: page.rows.map(({ id }) => id), totals };
  },
  undecided: async (ctx) => (await listUndecided(ctx, { after: 0, limit: 50 })).map(({ id }) => id),
  payouts: async (ctx) => {
    const [page, batches] = await Promise.all([pageOfWaiting(ctx, PAGE), listBatches(ctx)]);
    return { ids: page.rows.map(({ id }) => id), batches: batches.length };
  },
  statement: async (ctx, { agentId, accountId }) => {
    const { pieces } = await statementFile(ctx, agentId, accountId, "csv");
    let bytes = 0;
    for await (const piece of pieces) bytes += piece.length;
    return { bytes };
  },
};

function contextOf(d1: D1Database, { accountId, now }: Question): BusinessContext {
  const account = {
    id: accountId,
    name: "",
    plan: "corporate" as const,
    trialEndsAt: null,
    isDemo: false,
    hqCountry: null,
    isConfirmed: true,
  };
  const actor = { kind: "user", userId: 1, isDemo: false } as UserActor;
  // The parts of a context that these functions use.
  return {
    d1,
    db: drizzle(d1),
    actor,
    account,
    now: () => new Date(now * 1000),
  } as unknown as BusinessContext;
}

export default {
  async fetch(request: Request, env: { DB: D1Database }): Promise<Response> {
    const path = new URL(request.url).pathname.slice(1);
    if (path === "ready") return Response.json(await env.DB.prepare("SELECT 1 AS one").first());
    const question = await request.json<Question>();
    const ask = asks[path];
    if (!ask) return Response.json({});
    const meter = { read: 0, written: 0, duration: 0 };
    const answer = await ask(contextOf(meterDatabase(env.DB, meter), question), question);
    return Response.json({ answer, rowsRead: meter.read, inDatabase: meter.duration });
  },
};
