import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { statement } from "~/core/statement";
import { orUnavailable } from "~/core/transient";
import { convertStatements, unconvertStatements } from "~/domains/lead-search/leads/lead-value.server";
import { findLead } from "~/domains/lead-search/leads/leads.server";
import { convertRemovedStatement } from "~/domains/lead-search/leads/removal/removed-leads.server";
import { counted } from "./forecast/opportunity-totals.server";
import { findOpportunityOfLead, getOpportunity } from "./opportunities.server";
import type { Opportunity } from "./opportunity";
import { opportunities } from "./tables";

const setArchived = (ctx: AccountContext, id: number, archivedAt: Date | null) =>
  counted(ctx, sql`id = ${id} and account_id = ${ctx.account.id}`, [
    statement(
      ctx,
      ctx.db
        .update(opportunities)
        .set({ archivedAt, updatedAt: ctx.now() })
        .where(and(eq(opportunities.id, id), eq(opportunities.accountId, ctx.account.id))),
    ),
  ]);

/** Takes an opportunity out of every list and sum; it can be brought back. @throws DomainError not_found */
export async function removeOpportunity(ctx: AccountContext, id: number): Promise<void> {
  const { leadId } = await getOpportunity(ctx, id);
  const isFree = sql`not exists (select 1 from ${opportunities} where account_id = ${ctx.account.id}
    and lead_id is not null and lead_id = ${leadId} and archived_at is null)`;
  await ctx.d1.batch([
    ...setArchived(ctx, id, ctx.now()),
    ...(leadId ? unconvertStatements(ctx, leadId, isFree) : []),
  ]);
}

export async function findRemovedOpportunity(ctx: AccountContext, id: number): Promise<Opportunity | null> {
  const isIt = and(
    eq(opportunities.id, id),
    eq(opportunities.accountId, ctx.account.id),
    isNotNull(opportunities.archivedAt),
  );
  const [row] = await ctx.db.select().from(opportunities).where(isIt).limit(1);
  return row ?? null;
}

/** A value that was written at the lead meanwhile gives way: the pipeline counts a lead once. */
async function reconvert(ctx: AccountContext, { id, leadId }: Opportunity) {
  const lead = leadId ? await orUnavailable(ctx, findLead(ctx, leadId)) : null;
  const isBack = sql`exists (select 1 from ${opportunities} where id = ${id} and archived_at is null)`;
  if (lead) return convertStatements(ctx, lead, isBack);
  return leadId ? [convertRemovedStatement(ctx, leadId, ctx.now(), isBack)] : [];
}

const TAKEN = "Its lead has become another opportunity meanwhile. Delete that one first.";

/** @throws DomainError not_found; conflict where its lead has another by now */
export async function restoreOpportunity(ctx: AccountContext, id: number): Promise<Opportunity> {
  const removed = await findRemovedOpportunity(ctx, id);
  if (!removed) throw notFound("This opportunity");
  if (removed.leadId && (await findOpportunityOfLead(ctx, removed.leadId)))
    throw new DomainError("conflict", TAKEN);
  try {
    await ctx.d1.batch([...setArchived(ctx, id, null), ...(await reconvert(ctx, removed))]);
  } catch (error) {
    if (String(error).includes("UNIQUE")) throw new DomainError("conflict", TAKEN);
    throw error;
  }
  return getOpportunity(ctx, id);
}
