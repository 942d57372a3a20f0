import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { todayOf } from "../days";
import type { CampaignQuery } from "./campaign-schema";
import type { CampaignStatus } from "./policy";
import { type MarketingCampaign, marketingCampaigns } from "./tables";

const isOwn = ({ account }: AccountContext) => eq(marketingCampaigns.accountId, account.id);

/** @throws DomainError not_found */
export async function getCampaign(ctx: AccountContext, campaignId: number): Promise<MarketingCampaign> {
  const [row] = await ctx.db
    .select()
    .from(marketingCampaigns)
    .where(and(eq(marketingCampaigns.id, campaignId), isOwn(ctx)))
    .limit(1);
  if (!row) throw notFound("This campaign");
  return row;
}

/** `statusOf` in SQL. */
export const hasStatus = (status: CampaignStatus, today: string): SQL => {
  const isPaused = sql`paused_at is not null`;
  const conditions: Record<CampaignStatus, SQL> = {
    completed: sql`ends_on < ${today}`,
    paused: sql`ends_on >= ${today} and ${isPaused}`,
    pending: sql`ends_on >= ${today} and not ${isPaused} and starts_on > ${today}`,
    active: sql`ends_on >= ${today} and not ${isPaused} and starts_on <= ${today}`,
  };
  return sql`(${conditions[status]})`;
};

/** Newest first. */
export async function listCampaigns(
  ctx: AccountContext,
  { status, limit, cursor }: CampaignQuery,
): Promise<Page<MarketingCampaign>> {
  const where = and(isOwn(ctx), status && hasStatus(status, todayOf(ctx)));
  const { id } = marketingCampaigns;
  const some = ctx.db.select({ id }).from(marketingCampaigns).where(where).limit(MAX_EXACT_COUNT).as("some");
  const [found, [counted]] = await ctx.db.batch([
    ctx.db
      .select()
      .from(marketingCampaigns)
      .where(and(where, cursor === undefined ? undefined : lt(id, cursor)))
      .orderBy(desc(id))
      .limit(limit + 1),
    ctx.db.select({ count: sql<number>`count(*)` }).from(some),
  ]);
  const { rows, next } = pageOf(found, limit, (last) => last.id);
  return { rows, next, total: totalUpTo(counted?.count ?? 0) };
}

const MAX_LISTED = 100;

/** The newest 100, for a select list. */
export const campaignNames = (ctx: AccountContext): Promise<{ id: number; name: string }[]> =>
  ctx.db
    .select({ id: marketingCampaigns.id, name: marketingCampaigns.name })
    .from(marketingCampaigns)
    .where(isOwn(ctx))
    .orderBy(desc(marketingCampaigns.id))
    .limit(MAX_LISTED);
