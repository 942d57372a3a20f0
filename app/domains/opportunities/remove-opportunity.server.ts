import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { statement } from "~/core/statement";
import { counted } from "./forecast/opportunity-totals.server";
import { getOpportunity } from "./opportunities.server";
import type { Opportunity } from "./opportunity";
import {
  removeOpportunitiesStatements,
  restoreOpportunities,
  TAKEN,
} from "./removal/remove-opportunities.server";
import { opportunities } from "./tables";

/** Deletes an opportunity from every list and total; it can be restored. @throws DomainError not_found */
export async function removeOpportunity(ctx: AccountContext, id: number): Promise<void> {
  await getOpportunity(ctx, id);
  await ctx.d1.batch(removeOpportunitiesStatements(ctx, [id]));
}

export async function findRemovedOpportunity(ctx: AccountContext, id: number): Promise<Opportunity | null> {
  const byId = and(
    eq(opportunities.id, id),
    eq(opportunities.accountId, ctx.account.id),
    isNotNull(opportunities.archivedAt),
  );
  const [row] = await ctx.db.select().from(opportunities).where(byId).limit(1);
  return row ?? null;
}

/** @throws DomainError not_found; conflict if its lead has another opportunity by now */
export async function restoreOpportunity(ctx: AccountContext, id: number): Promise<Opportunity> {
  if (!(await findRemovedOpportunity(ctx, id))) throw notFound("This deal");
  const { refused } = await restoreOpportunities(ctx, [id]);
  if (refused.length > 0) throw new DomainError("conflict", TAKEN);
  return getOpportunity(ctx, id);
}

/** Deletes demo opportunities; a user's own task for one is kept without it. */
export async function deleteDemoOpportunities(ctx: AccountContext): Promise<void> {
  const { id } = ctx.account;
  const isTheirs = sql`account_id = ${id} and is_demo = 1`;
  const ids = sql`select id from opportunities where ${isTheirs}`;
  const isEmpty = sql`account_id = ${id} and count = 0 and revenue = 0 and weighted = 0`;
  await ctx.d1.batch([
    statement(ctx, sql`delete from tasks where ${isTheirs}`),
    statement(
      ctx,
      sql`update tasks set opportunity_id = null where account_id = ${id} and opportunity_id in (${ids})`,
    ),
    statement(ctx, sql`delete from opportunity_events where opportunity_id in (${ids})`),
    ...counted(ctx, isTheirs, [statement(ctx, sql`delete from opportunities where ${isTheirs}`)]),
    statement(ctx, sql`delete from opportunity_totals where ${isEmpty}`),
    statement(ctx, sql`delete from opportunity_monthly_totals where ${isEmpty}`),
  ]);
}
