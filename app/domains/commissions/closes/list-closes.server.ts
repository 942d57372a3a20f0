import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext, BusinessContext, Context } from "~/core/context";
import { MAX_EXACT_COUNT, type Page, type PageQuery, pageOf, type Total, totalUpTo } from "~/core/pagination";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray } from "~/core/statement";
import { namesOfAgents } from "~/domains/agents/closing/agent-names.server";
import {
  type Customer,
  customersOf,
  sharedByAccount,
  sharedByAnyone,
  sharedWithAgent,
} from "~/domains/agents/closing/customers.server";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import { closes } from "../tables";
import { type Close, getClose } from "./answer-close.server";

const GONE = "Former business";

/** A close with its company; null for a test deal, or if the lead was deleted. */
export interface CustomerClose extends Close {
  customer: Customer | null;
}

interface NamedClose extends CustomerClose {
  agentName: string;
}

async function withCustomers(ctx: Context, rows: readonly Close[], whose: SQL): Promise<CustomerClose[]> {
  const customers = await customersOf(
    ctx,
    rows.map(({ sharedLeadId }) => sharedLeadId),
    whose,
  );
  return rows.map((row) => ({ ...row, customer: customers.get(row.sharedLeadId ?? 0) ?? null }));
}

/** Adds the customer to a deal that the caller can see. */
export async function withCustomer(ctx: Context, close: Close): Promise<CustomerClose> {
  const [named] = await withCustomers(ctx, [close], sharedByAccount(close.accountId));
  return named ?? { ...close, customer: null };
}

async function pageOfCloses(
  ctx: Context,
  where: SQL,
  whose: SQL,
  { limit, cursor }: PageQuery,
): Promise<Page<CustomerClose>> {
  const [found, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(closes)
      .where(cursor === undefined ? where : and(where, lt(closes.id, cursor)))
      .orderBy(desc(closes.id))
      .limit(limit + 1),
    ctx.db
      .select({ count: sql<number>`count(*)` })
      .from(sql`(select 1 from ${closes} where ${where} limit ${MAX_EXACT_COUNT})`),
  ]);
  const { rows, next } = pageOf(found, limit, ({ id }) => id);
  return { rows: await withCustomers(ctx, rows, whose), next, total: totalUpTo(counted?.count ?? 0) };
}

async function withAgents(ctx: Context, page: Page<CustomerClose>): Promise<Page<NamedClose>> {
  const names = await namesOfAgents(
    ctx,
    page.rows.map(({ agentId }) => agentId),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, agentName: names.get(row.agentId) ?? "An agent" })),
  };
}

export const listOwnCloses = async (ctx: BusinessContext, query: PageQuery): Promise<Page<NamedClose>> =>
  withAgents(
    ctx,
    await pageOfCloses(ctx, eq(closes.accountId, ctx.account.id), sharedByAccount(ctx.account.id), query),
  );

/** Counts reported, unanswered closes; demo closes only for the demo account. */
export async function countWaitingCloses(ctx: BusinessContext): Promise<Total> {
  const waits = sql`select 1 from ${closes} where account_id = ${ctx.account.id} and state = 'reported'
    and is_demo = ${ctx.account.isDemo ? 1 : 0} limit ${MAX_EXACT_COUNT}`;
  const [row] = await ctx.db.select({ count: sql<number>`count(*)` }).from(sql`(${waits})`);
  return totalUpTo(row?.count ?? 0);
}

/** An agent's closes; with `dealId`, only that deal. */
export const listClosesOfAgent = (ctx: Context, agentId: number, query: PageQuery, dealId?: number) => {
  const own = eq(closes.agentId, agentId);
  const where = dealId === undefined ? own : sql`${own} and ${eq(closes.id, dealId)}`;
  return pageOfCloses(ctx, where, sharedWithAgent(agentId), query);
};

/** One deal for administrators, with customer, agent and business. @throws DomainError not_found, also for a test deal */
export async function getNamedClose(
  ctx: Context,
  closeId: number,
): Promise<NamedClose & { business: string; hasLeft: boolean }> {
  const close = await withCustomer(ctx, await getClose(ctx, closeId));
  const { agentId, accountId } = close;
  const [agents, names] = await Promise.all([namesOfAgents(ctx, [agentId]), accountNames(ctx, [accountId])]);
  const agentName = agents.get(agentId) ?? "An agent";
  return { ...close, agentName, business: names.get(accountId) ?? GONE, hasLeft: !names.has(accountId) };
}

/** Lists closes of all agents for administrators, with the business. */
export async function listCloses(
  ctx: Context,
  query: PageQuery,
): Promise<Page<NamedClose & { business: string | null; hasLeft: boolean }>> {
  const page = await withAgents(ctx, await pageOfCloses(ctx, sql`true`, sharedByAnyone, query));
  const names = await accountNames(
    ctx,
    page.rows.map(({ accountId }) => accountId),
  );
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      business: row.isTest ? null : (names.get(row.accountId) ?? GONE),
      hasLeft: !names.has(row.accountId),
    })),
  };
}

/** Two halves, each with its own index, so that pending closes are read first, whatever the total. */
const undecided = (ctx: Context) => sql`select id from ${closes} where state = 'disputed' and is_demo = 0
  union all select id from ${closes} where state = 'reported' and is_demo = 0 and due_at <= ${toUnixSeconds(ctx.now())}`;

/** Disputed, or unanswered for 14 days; oldest first; `limit` + 1 rows if there are more. */
export const listUndecided = (ctx: Context, { after, limit }: { after: number; limit: number }) =>
  ctx.db
    .select()
    .from(closes)
    .where(sql`${closes.id} > ${after} and ${closes.id} in (${undecided(ctx)})`)
    .orderBy(closes.id)
    .limit(limit + 1);

export async function countUndecided(ctx: Context): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)` })
    .from(sql`(${undecided(ctx)} limit ${MAX_EXACT_COUNT})`);
  return row?.count ?? 0;
}

/** At most one row: the account's own deal while it is confirmed, excluding test deals. */
export const confirmedClose = (closeId: number, accountId: number): SQL =>
  sql`select id, agent_id, account_id, is_demo from ${closes}
    where id = ${closeId} and account_id = ${accountId} and state = 'confirmed' and is_test = 0`;

const MAX_CLOSES_OF_SHARINGS = 1_000;

/** The closes of the given shared leads, newest first; at most 1,000. */
export const closesOfSharings = (
  ctx: AccountContext,
  sharedLeadIds: readonly number[],
): PromiseLike<Close[]> =>
  ctx.db
    .select()
    .from(closes)
    .where(
      sql`${closes.sharedLeadId} in ${inJsonArray(sharedLeadIds)} and +${closes.accountId} = ${ctx.account.id}`,
    )
    .orderBy(desc(closes.id))
    .limit(MAX_CLOSES_OF_SHARINGS);
