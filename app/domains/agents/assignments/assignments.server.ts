import { and, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { inJsonArray, statement } from "~/core/statement";
import { agentAssignments } from "../tables";

export type Assignment = typeof agentAssignments.$inferSelect;

/** Rows for one page of businesses. */
const MAX_PAGE_ROWS = 60;

/** Uses literals, so that SQLite can use the partial indexes. */
export const isOpen: SQL = sql`state in ('offered', 'accepted')`;

/** The open assignment of an agent and an account: at most one row. */
export const openAssignments = (agentId: number, accountId: number): SQL =>
  sql`select is_demo from ${agentAssignments} where account_id = ${accountId} and agent_id = ${agentId} and ${isOpen}`;

const ofPair = (agentId: number, accountId: number) =>
  and(eq(agentAssignments.agentId, agentId), eq(agentAssignments.accountId, accountId));

/** Rows of `account_id`, `id`, `at`, `kind`: the last offer of each business to the agent, newest first. */
export const lastOffersOfAgent = (agentId: number): SQL =>
  sql`select account_id, id, offered_at as at, 'offer' as kind from ${agentAssignments} o where agent_id = ${agentId}
    and not exists (select 1 from ${agentAssignments} n where n.agent_id = ${agentId} and n.account_id = o.account_id and n.id > o.id)`;

export const businessesWithOffer = (agentId: number): SQL =>
  sql`select distinct account_id from ${agentAssignments} where agent_id = ${agentId}`;

/** SQL condition: the account has an offer to the agent with this id or a later one. */
export const hasOfferSince = (agentId: number, account: SQL, id: number): SQL =>
  sql`exists (select 1 from ${agentAssignments} a where a.agent_id = ${agentId} and a.account_id = ${account} and a.id >= ${id})`;

/** The agent's assignments with these businesses, newest first; one business may have several. */
export const assignmentsOfAgentWith = (ctx: Context, agentId: number, accountIds: readonly number[]) =>
  ctx.db
    .select()
    .from(agentAssignments)
    .where(
      and(
        eq(agentAssignments.agentId, agentId),
        sql`${agentAssignments.accountId} in ${inJsonArray(accountIds)}`,
      ),
    )
    // "+" makes SQLite use the index on the pair; ordering by id, it would read every offer to the agent.
    .orderBy(sql`+${agentAssignments.id} desc`)
    .limit(MAX_PAGE_ROWS);

async function findOne(ctx: Context, where: SQL | undefined): Promise<Assignment | null> {
  const [row] = await ctx.db
    .select()
    .from(agentAssignments)
    .where(where)
    .orderBy(desc(agentAssignments.id))
    .limit(1);
  return row ?? null;
}

/** The assignment that lets an account share leads with an agent; null until the agent accepted. */
export const acceptedAssignment = (ctx: Context, agentId: number, accountId: number) =>
  findOne(ctx, and(ofPair(agentId, accountId), sql`state = 'accepted'`, isOpen));

export const openAssignment = (ctx: Context, agentId: number, accountId: number) =>
  findOne(ctx, and(ofPair(agentId, accountId), isOpen));

export const lastAssignment = (ctx: AccountContext, agentId: number) =>
  findOne(ctx, ofPair(agentId, ctx.account.id));

export const assignmentOfAgent = (ctx: Context, agentId: number, assignmentId: number) =>
  findOne(ctx, and(eq(agentAssignments.id, assignmentId), eq(agentAssignments.agentId, agentId)));

/** A query of one row: used agent seats, and demo agents, who use none. */
export function placesQuery(ctx: AccountContext): SQL {
  const some = (isDemo: 0 | 1) => sql`select count(*) from (select 1 from ${agentAssignments}
    where account_id = ${ctx.account.id} and ${isOpen} and is_demo = ${isDemo} limit ${MAX_EXACT_COUNT})`;
  return sql`select (${some(0)}) as used, (${some(1)}) as demo`;
}

export const countPlaces = (ctx: AccountContext): Promise<{ used: number; demo: number }> =>
  ctx.db.get<{ used: number; demo: number }>(placesQuery(ctx));

/** Counts unanswered offers for the agent, up to `MAX_EXACT_COUNT`. */
export const countOffersStatement = (ctx: Context, agentId: number) =>
  statement(
    ctx,
    sql`select count(*) as n from (select 1 from ${agentAssignments}
      where agent_id = ${agentId} and ${isOpen} and state = 'offered' limit ${MAX_EXACT_COUNT})`,
  );

export const countAssigned = async (ctx: AccountContext): Promise<number> => (await countPlaces(ctx)).used;

interface Asked {
  limit: number;
  cursor?: number | undefined;
}

async function pageWhere(ctx: Context, where: SQL | undefined, { limit, cursor }: Asked) {
  const found = await ctx.db
    .select()
    .from(agentAssignments)
    .where(and(where, cursor === undefined ? undefined : lt(agentAssignments.id, cursor)))
    .orderBy(desc(agentAssignments.id))
    .limit(limit + 1);
  const some = ctx.db
    .select({ id: agentAssignments.id })
    .from(agentAssignments)
    .where(where)
    .limit(MAX_EXACT_COUNT)
    .as("some");
  const [row] = await ctx.db.select({ count: sql<number>`count(*)` }).from(some);
  return {
    ...pageOf(found, limit, (last) => last.id),
    total: totalUpTo(row?.count ?? 0),
  } satisfies Page<Assignment>;
}

export const listAssigned = (ctx: AccountContext, asked: Asked): Promise<Page<Assignment>> =>
  pageWhere(ctx, and(eq(agentAssignments.accountId, ctx.account.id), isOpen), asked);

export const listOfAgent = (ctx: Context, agentId: number, asked: Asked): Promise<Page<Assignment>> =>
  pageWhere(ctx, eq(agentAssignments.agentId, agentId), asked);

export async function assignedAmong(
  ctx: AccountContext,
  agentIds: number[],
): Promise<Map<number, Assignment>> {
  const rows = await ctx.db
    .select()
    .from(agentAssignments)
    .where(
      and(
        eq(agentAssignments.accountId, ctx.account.id),
        inArray(agentAssignments.agentId, agentIds),
        isOpen,
      ),
    );
  return new Map(rows.map((row) => [row.agentId, row]));
}

/** Ids of agents with a current or previous accepted assignment, newest first; demo agents for the demo account only. */
export async function listAcceptedAgents(
  ctx: AccountContext,
  { limit, cursor }: Asked,
): Promise<Page<number>> {
  const accepted = sql`select distinct agent_id as id from ${agentAssignments} where account_id = ${ctx.account.id}
    and is_demo = ${ctx.account.isDemo ? 1 : 0} and state in ('accepted', 'ended') and answered_at is not null`;
  const before = cursor === undefined ? sql`` : sql`and agent_id < ${cursor}`;
  const [found, counted] = await ctx.d1.batch<{ id: number; n: number }>([
    statement(ctx, sql`${accepted} ${before} order by agent_id desc limit ${limit + 1}`),
    statement(ctx, sql`select count(*) as n from (${accepted} limit ${MAX_EXACT_COUNT})`),
  ]);
  const ids = (found?.results ?? []).map(({ id }) => id);
  return {
    ...pageOf(ids, limit, (last) => last),
    total: totalUpTo(counted?.results[0]?.n ?? 0),
  };
}
