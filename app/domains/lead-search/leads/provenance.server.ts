import { eq, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { originalOf } from "~/domains/directory/companies/same-company";
import { leadSearches, leads } from "../tables";

const MAX_SOURCES = 20;

/** Lists the searches that found a company, earliest first; at most 20. */
export const listOrigins = (ctx: AccountContext, companyId: number) =>
  ctx.db
    .select({
      leadId: leads.id,
      searchId: leads.searchId,
      searchName: leadSearches.searchName,
      foundAt: leads.createdAt,
      confidence: leads.confidence,
      status: leads.status,
    })
    .from(leads)
    .innerJoin(leadSearches, eq(leadSearches.id, leads.searchId))
    .where(
      sql`${leads.accountId} = ${ctx.account.id}
        and ${leads.sameCompanyId} = ${originalOf(ctx, companyId)}`,
    )
    .orderBy(leads.isDemo, leads.id)
    .limit(MAX_SOURCES);

export const originJson = ({ foundAt, ...origin }: Origin) => ({ ...origin, foundAt: foundAt.toISOString() });
export type Origin = Awaited<ReturnType<typeof listOrigins>>[number];
