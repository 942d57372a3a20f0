import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { sameCompany } from "~/domains/directory/companies/same-company";
import type { Opportunity } from "./opportunity";
import type { Stage } from "./stages";
import { opportunities } from "./tables";

export const isLive = isNull(opportunities.archivedAt);

export const listStage = (ctx: AccountContext, status: Stage, limit: number) =>
  ctx.db
    .select()
    .from(opportunities)
    .where(and(eq(opportunities.accountId, ctx.account.id), isLive, eq(opportunities.status, status)))
    .orderBy(desc(opportunities.stageAt), desc(opportunities.id))
    .limit(limit);

/** @throws DomainError not_found, for a deleted one as well */
export async function getOpportunity(ctx: AccountContext, opportunityId: number): Promise<Opportunity> {
  const [row] = await ctx.db
    .select()
    .from(opportunities)
    .where(and(eq(opportunities.id, opportunityId), eq(opportunities.accountId, ctx.account.id), isLive))
    .limit(1);
  if (!row) throw notFound("This opportunity");
  return row;
}

export async function findOpportunityOfLead(
  ctx: AccountContext,
  leadId: number,
): Promise<Opportunity | null> {
  const isIt = and(eq(opportunities.accountId, ctx.account.id), eq(opportunities.leadId, leadId), isLive);
  return (await ctx.db.select().from(opportunities).where(isIt).limit(1))[0] ?? null;
}

/** A condition: an open one of this company. */
export const isOpenOfCompany = (ctx: AccountContext, companyId: number): SQL =>
  sql`${opportunities.companyId} in (select value from ${sameCompany(ctx, companyId)})
    and ${opportunities.accountId} = ${ctx.account.id} and ${opportunities.closedAt} is null and ${isLive}`;

export async function findOpenOfCompany(ctx: AccountContext, companyId: number): Promise<Opportunity | null> {
  return (
    (await ctx.db.select().from(opportunities).where(isOpenOfCompany(ctx, companyId)).limit(1))[0] ?? null
  );
}

/** The lead's own, else the open one of its company: another search may have found it too. */
export async function findOpportunityOf(
  ctx: AccountContext,
  lead: { id: number; companyId: number },
): Promise<Opportunity | null> {
  return (await findOpportunityOfLead(ctx, lead.id)) ?? findOpenOfCompany(ctx, lead.companyId);
}

export async function opportunitiesOfLeads(
  ctx: AccountContext,
  leadIds: number[],
): Promise<Record<number, number>> {
  const rows = await ctx.db
    .select({ id: opportunities.id, leadId: opportunities.leadId })
    .from(opportunities)
    .where(and(eq(opportunities.accountId, ctx.account.id), inArray(opportunities.leadId, leadIds), isLive));
  return Object.fromEntries(rows.map(({ id, leadId }) => [leadId ?? 0, id]));
}
