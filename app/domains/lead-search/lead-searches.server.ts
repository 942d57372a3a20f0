import { and, desc, eq, lt } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { type Page, type PageQuery, pageOf } from "~/core/pagination";
import type { LeadSearch } from "./lead-search";
import { getLeadTotals } from "./leads/lead-totals.server";
import { leadSearches } from "./tables";

export async function findLeadSearch(ctx: AccountContext, searchId: number): Promise<LeadSearch | null> {
  const [row] = await ctx.db
    .select()
    .from(leadSearches)
    .where(and(eq(leadSearches.id, searchId), eq(leadSearches.accountId, ctx.account.id)))
    .limit(1);
  return row ?? null;
}

export async function getLeadSearch(ctx: AccountContext, searchId: number): Promise<LeadSearch> {
  const search = await findLeadSearch(ctx, searchId);
  if (!search) throw notFound("This search");
  return search;
}

export async function listLeadSearches(
  ctx: AccountContext,
  { limit, cursor }: PageQuery,
): Promise<Page<LeadSearch>> {
  const found = await ctx.db
    .select()
    .from(leadSearches)
    .where(
      and(
        eq(leadSearches.accountId, ctx.account.id),
        cursor === undefined ? undefined : lt(leadSearches.id, cursor),
      ),
    )
    .orderBy(desc(leadSearches.id))
    .limit(limit + 1);
  const { searches } = await getLeadTotals(ctx);
  const { rows, next } = pageOf(found, limit, (last) => last.id);

  return { rows, next, total: { count: searches, isExact: true } };
}
