import { and, desc, eq, gte, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { foreignKeyColumn } from "~/core/lists/reassign-rows";
import { MAX_EXACT_METRIC } from "~/core/pagination";
import { sameCompany } from "~/domains/directory/companies/same-company";
import type { Opportunity } from "./opportunity";
import type { Stage } from "./stages";
import { opportunities, tasks } from "./tables";

export const isLive = isNull(opportunities.archivedAt);

export const listStage = (ctx: AccountContext, status: Stage, limit: number) =>
  ctx.db
    .select()
    .from(opportunities)
    .where(and(eq(opportunities.accountId, ctx.account.id), isLive, eq(opportunities.status, status)))
    .orderBy(desc(opportunities.stageAt), desc(opportunities.id))
    .limit(limit);

/** @throws DomainError not_found, also for a deleted opportunity */
export async function getOpportunity(ctx: AccountContext, opportunityId: number): Promise<Opportunity> {
  const [row] = await ctx.db
    .select()
    .from(opportunities)
    .where(and(eq(opportunities.id, opportunityId), eq(opportunities.accountId, ctx.account.id), isLive))
    .limit(1);
  if (!row) throw notFound("This deal");
  return row;
}

export async function findOpportunityOfLead(
  ctx: AccountContext,
  leadId: number,
): Promise<Opportunity | null> {
  const byLead = and(eq(opportunities.accountId, ctx.account.id), eq(opportunities.leadId, leadId), isLive);
  return (await ctx.db.select().from(opportunities).where(byLead).limit(1))[0] ?? null;
}

/** SQL condition: an open opportunity of this company. */
export const isOpenOfCompany = (ctx: AccountContext, companyId: number): SQL =>
  sql`${opportunities.companyId} in (select value from ${sameCompany(ctx, companyId)})
    and ${opportunities.accountId} = ${ctx.account.id} and ${opportunities.closedAt} is null and ${isLive}`;

export async function findOpenOfCompany(ctx: AccountContext, companyId: number): Promise<Opportunity | null> {
  return (
    (await ctx.db.select().from(opportunities).where(isOpenOfCompany(ctx, companyId)).limit(1))[0] ?? null
  );
}

/** The lead's own opportunity, else its company's open one: another search may have found the company too. */
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

export const opportunitiesOfCompanies = foreignKeyColumn(
  "opportunities",
  opportunities,
  opportunities.companyId,
);
export const tasksOfCompanies = foreignKeyColumn("tasks", tasks, tasks.companyId);
export const tasksOfContacts = foreignKeyColumn("tasks", tasks, tasks.contactId);

export const newestOpportunitiesQuery = (ctx: AccountContext, limit: number) =>
  ctx.db
    .select()
    .from(opportunities)
    .where(and(eq(opportunities.accountId, ctx.account.id), isLive))
    .orderBy(desc(opportunities.id))
    .limit(limit);

/** Deals won, newest first; `value` is US cents. */
export const wonSince = (ctx: AccountContext, since: Date) =>
  ctx.db
    .select({ at: opportunities.stageAt, value: opportunities.revenue })
    .from(opportunities)
    .where(
      and(
        eq(opportunities.accountId, ctx.account.id),
        eq(opportunities.status, "closed_won"),
        isNull(opportunities.archivedAt),
        gte(opportunities.stageAt, since),
      ),
    )
    .orderBy(desc(opportunities.stageAt))
    .limit(MAX_EXACT_METRIC);
