import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { formatDate } from "~/core/format";
import { MAX_EXACT_COUNT, type PageQuery, pageOf, totalUpTo } from "~/core/pagination";
import { leadCharges } from "./tables";

type LeadCharge = typeof leadCharges.$inferSelect;

/** What the account's leads were spent on, newest first. */
export async function listLeadCharges(ctx: BusinessContext, { limit, cursor }: PageQuery) {
  const own = eq(leadCharges.accountId, ctx.account.id);
  const bounded = ctx.db
    .select({ one: sql`1` })
    .from(leadCharges)
    .where(own)
    .limit(MAX_EXACT_COUNT)
    .as("bounded");
  const [found, [counted]] = await ctx.db.batch([
    ctx.db
      .select()
      .from(leadCharges)
      .where(cursor === undefined ? own : and(own, lt(leadCharges.id, cursor)))
      .orderBy(desc(leadCharges.id))
      .limit(limit + 1),
    ctx.db.select({ count: sql<number>`count(*)` }).from(bounded),
  ]);
  return { ...pageOf(found, limit, ({ id }) => id), total: totalUpTo(counted?.count ?? 0) };
}

export const leadChargeJson = ({ id, companyId, companyName, searchId, period, createdAt }: LeadCharge) => ({
  id,
  companyId,
  companyName,
  /** Null for one of before spends were recorded with their search. */
  leadSearchId: searchId || null,
  period,
  chargedAt: createdAt.toISOString(),
});

export const leadChargeView = (
  { id, companyId, companyName, searchId, createdAt }: LeadCharge,
  zone: string,
) => ({
  id,
  companyId,
  companyName,
  searchId: searchId || null,
  charged: formatDate(createdAt, zone),
});
