import { and, asc, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { MAX_EXACT_COUNT, type Page, type PageQuery, pageOf, totalUpTo } from "~/core/pagination";
import { inJsonArray } from "~/core/statement";
import { namesOfAgents } from "~/domains/agents/closing/agent-names.server";
import { m } from "~/messages/messages";
import { commissions, payoutBatches, payouts } from "../tables";

export type Payout = typeof payouts.$inferSelect;
export type PayoutKind = Payout["kind"];

interface NamedPayout extends Payout {
  agentName: string;
}

/** Maximum payouts in one payout run, and so in one file. */
export const MAX_PER_BATCH = 50;

/** A condition on a payout: a business's payment for one of its commissions was reversed. */
export const waitsForMoney = sql`exists (select 1 from ${commissions} c where c.payout_id = ${payouts}.id and c.covered_at is null)`;

const isReal = sql`is_demo = 0`;
const isWaiting = sql`state = 'requested' and ${isReal}`;

async function findWhere(ctx: Context, condition: SQL | undefined): Promise<Payout | null> {
  const [row] = await ctx.db.select().from(payouts).where(condition).limit(1);
  return row ?? null;
}

export async function getPayoutOfAgent(ctx: Context, agentId: number, payoutId: number): Promise<Payout> {
  const own = await findWhere(ctx, and(eq(payouts.id, payoutId), eq(payouts.agentId, agentId)));
  if (!own) throw new DomainError("not_found", m.agents_list_payouts_this_payout());
  return own;
}

async function withAgents(ctx: Context, rows: Payout[]): Promise<NamedPayout[]> {
  const names = await namesOfAgents(
    ctx,
    rows.map(({ agentId }) => agentId),
  );
  return rows.map((row) => ({ ...row, agentName: names.get(row.agentId) ?? "Former agent" }));
}

/** A payout for an administrator. @throws DomainError not_found, also for a demo payout */
export async function getPayout(ctx: Context, payoutId: number): Promise<NamedPayout> {
  const found = await findWhere(ctx, and(eq(payouts.id, payoutId), isReal));
  const [named] = found ? await withAgents(ctx, [found]) : [];
  if (!named) throw new DomainError("not_found", m.agents_list_payouts_this_payout());
  return named;
}

export async function listPayoutsOfAgent(ctx: Context, agentId: number, { limit, cursor }: PageQuery) {
  const own = eq(payouts.agentId, agentId);
  const found = await ctx.db
    .select()
    .from(payouts)
    .where(cursor === undefined ? own : and(own, lt(payouts.id, cursor)))
    .orderBy(desc(payouts.id))
    .limit(limit + 1);
  return pageOf(found, limit, ({ id }) => id);
}

/** Requests not part of any payout run, oldest first; `limit` + 1 rows if there are more. */
export const listWaitingPayouts = (
  ctx: Context,
  { after, limit, kind }: { after: number; limit: number; kind?: string | undefined },
) =>
  ctx.db
    .select()
    .from(payouts)
    .where(and(gt(payouts.id, after), isWaiting, kind === undefined ? undefined : sql`kind = ${kind}`))
    .orderBy(asc(payouts.id))
    .limit(limit + 1);

export async function countWaitingPayouts(ctx: Context): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(select 1 from ${payouts} where ${isWaiting} limit ${MAX_EXACT_COUNT})`);
  return row?.count ?? 0;
}

export async function pageOfWaiting(
  ctx: Context,
  { limit, cursor = 0 }: PageQuery,
): Promise<Page<NamedPayout> & { kinds: PayoutKind[]; waits: Set<number> }> {
  const kindOf = (kind: PayoutKind) =>
    sql`select ${kind} as kind where exists (select 1 from ${payouts} where kind = ${kind} and ${isWaiting})`;
  const [found, count, kinds] = await Promise.all([
    listWaitingPayouts(ctx, { after: cursor, limit }),
    countWaitingPayouts(ctx),
    ctx.db.all<{ kind: PayoutKind }>(sql`${kindOf("bank")} union all ${kindOf("mobile")}`),
  ]);
  const page = pageOf(found, limit, ({ id }) => id);
  const waits = await ctx.db
    .select({ id: payouts.id })
    .from(payouts)
    .where(sql`id in ${inJsonArray(page.rows.map(({ id }) => id))} and ${waitsForMoney}`);
  return {
    ...page,
    rows: await withAgents(ctx, page.rows),
    waits: new Set(waits.map(({ id }) => id)),
    total: totalUpTo(count),
    kinds: kinds.map(({ kind }) => kind),
  };
}

export async function getBatch(ctx: Context, batchId: number, isDemo = false) {
  const [batch] = await ctx.db
    .select()
    .from(payoutBatches)
    .where(and(eq(payoutBatches.id, batchId), eq(payoutBatches.isDemo, isDemo)))
    .limit(1);
  if (!batch) throw new DomainError("not_found", m.agents_list_payouts_this_payout_run());
  const rows = await ctx.db
    .select()
    .from(payouts)
    .where(eq(payouts.batchId, batchId))
    .orderBy(asc(payouts.id))
    .limit(MAX_PER_BATCH);
  return { ...batch, payouts: await withAgents(ctx, rows) };
}

const SHOWN = 20;

/** The newest payout runs with their totals and open amounts, in US cents. */
export const listBatches = (ctx: Context) =>
  ctx.db
    .select({
      id: payoutBatches.id,
      kind: payoutBatches.kind,
      createdAt: payoutBatches.createdAt,
      count: sql<number>`(select count(*) from ${payouts} where batch_id = ${payoutBatches}.id)`,
      open: sql<number>`(select count(*) from ${payouts} where batch_id = ${payoutBatches}.id and state = 'batched')`,
      cents: sql<number>`(select coalesce(sum(cents), 0) from ${payouts} where batch_id = ${payoutBatches}.id)`,
    })
    .from(payoutBatches)
    .where(isReal)
    .orderBy(desc(payoutBatches.id))
    .limit(SHOWN);
