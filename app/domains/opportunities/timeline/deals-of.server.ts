import { and, desc, type SQL, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { sameCompany } from "~/domains/directory/companies/same-company";
import { isLive } from "../opportunities.server";
import { opportunities } from "../tables";

const MAX_DEALS = 10;

/** A query of deal IDs: a company's deals, under any ID by which the account knows the company. */
export const dealIdsOfCompany = (ctx: BusinessContext, companyId: number): SQL =>
  sql`select id from ${opportunities} where company_id in (select value from ${sameCompany(ctx, companyId)})
    and account_id = ${ctx.account.id} and archived_at is null`;

/** A query of deal IDs: deals with a contact, at any company. */
export const dealIdsOfAddress = (ctx: BusinessContext, address: string): SQL =>
  sql`select id from ${opportunities} where contact_email collate nocase = ${address}
    and account_id = ${ctx.account.id} and archived_at is null`;

/** Includes closed deals, newest first; at most 10. */
export const listDeals = (ctx: BusinessContext, ids: SQL) =>
  ctx.db
    .select({
      id: opportunities.id,
      title: opportunities.title,
      status: opportunities.status,
      revenue: opportunities.revenue,
      contactName: opportunities.contactName,
      stageAt: opportunities.stageAt,
    })
    .from(opportunities)
    .where(
      and(sql`${opportunities.id} in (${ids})`, sql`+${opportunities.accountId} = ${ctx.account.id}`, isLive),
    )
    .orderBy(desc(opportunities.id))
    .limit(MAX_DEALS);
export type Deal = Awaited<ReturnType<typeof listDeals>>[number];
