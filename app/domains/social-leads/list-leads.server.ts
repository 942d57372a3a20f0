import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { type Page, pageOf } from "~/core/pagination";
import { inJsonArray } from "~/core/statement";
import { accountMatch } from "~/core/text";
import { orUnavailable } from "~/core/transient";
import { type LeadSource, type LeadStatus, type LeadType, SOURCES } from "./policy";
import { type SocialLead, socialLeadCounts, socialLeads } from "./tables";

interface LeadFilter {
  platform?: LeadSource | undefined;
  status?: LeadStatus | undefined;
  type?: LeadType | undefined;
}

const isOwn = (ctx: AccountContext) => eq(socialLeads.accountId, ctx.account.id);

const fits = ({ platform, status, type }: LeadFilter) =>
  and(
    platform ? eq(socialLeads.platform, platform) : undefined,
    status ? eq(socialLeads.status, status) : undefined,
    type ? eq(socialLeads.leadType, type) : undefined,
  );

export async function countLeads(
  ctx: AccountContext,
  { platform, status, type }: LeadFilter,
): Promise<number> {
  const counts = socialLeadCounts;
  const [row] = await ctx.db
    .select({ count: sql<number>`ifnull(sum(${counts.count}), 0)` })
    .from(counts)
    .where(
      and(
        eq(counts.accountId, ctx.account.id),
        platform ? eq(counts.platform, platform) : undefined,
        status ? eq(counts.status, status) : undefined,
        type ? eq(counts.leadType, type) : undefined,
      ),
    );
  return row?.count ?? 0;
}

/** Newest first, with the exact total. */
export async function listSocialLeads(
  ctx: AccountContext,
  filter: LeadFilter,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<SocialLead>> {
  const where = and(isOwn(ctx), fits(filter), cursor === undefined ? undefined : lt(socialLeads.id, cursor));
  const asked = Promise.all([
    ctx.db
      .select()
      .from(socialLeads)
      .where(where)
      .orderBy(desc(socialLeads.id))
      .limit(limit + 1),
    countLeads(ctx, filter),
  ]);
  const [found, count] = await orUnavailable(ctx, asked, "Failed to fetch leads.");
  return { ...pageOf(found, limit, ({ id }) => id), total: { count, isExact: true } };
}

/** Counts per source, zeros included. */
export async function countByPlatform(ctx: AccountContext): Promise<Record<LeadSource, number>> {
  const rows = await ctx.db
    .select({ platform: socialLeadCounts.platform, count: sql<number>`sum(${socialLeadCounts.count})` })
    .from(socialLeadCounts)
    .where(eq(socialLeadCounts.accountId, ctx.account.id))
    .groupBy(socialLeadCounts.platform);
  const found = new Map(rows.map(({ platform, count }) => [platform, count]));
  return Object.fromEntries(SOURCES.map((source) => [source, found.get(source) ?? 0])) as Record<
    LeadSource,
    number
  >;
}

/** @throws DomainError not_found */
export async function getSocialLead(ctx: AccountContext, leadId: number): Promise<SocialLead> {
  const [row] = await ctx.db
    .select()
    .from(socialLeads)
    .where(and(eq(socialLeads.id, leadId), isOwn(ctx)))
    .limit(1);
  if (!row) throw notFound("This lead");
  return row;
}

/** The account's leads among these IDs, ordered by ID. */
export const socialLeadsByIds = (ctx: AccountContext, ids: readonly number[]): Promise<SocialLead[]> =>
  ctx.db
    .select()
    .from(socialLeads)
    .where(and(isOwn(ctx), sql`${socialLeads.id} in ${inJsonArray(ids)}`) as SQL)
    .orderBy(socialLeads.id);

/** The newest leads that match a filter, ordered by ID. */
export const matchingLeads = async (
  ctx: AccountContext,
  filter: LeadFilter,
  limit: number,
): Promise<SocialLead[]> =>
  (
    await ctx.db
      .select()
      .from(socialLeads)
      .where(and(isOwn(ctx), fits(filter)))
      .orderBy(desc(socialLeads.id))
      .limit(limit)
  ).reverse();

/** The newest leads whose name, company, address or phone starts with the words; `words` are from `searchWords`. */
export const searchSocialLeads = (
  ctx: AccountContext,
  terms: readonly string[],
  limit: number,
): Promise<Pick<SocialLead, "id" | "name" | "email" | "phone" | "companyName" | "platform">[]> =>
  ctx.db.all(sql`
    select l.id, l.name, l.email, l.phone, l.company_name as companyName, l.platform from (
      select rowid as id from social_lead_search where social_lead_search match ${accountMatch(ctx.account.id, terms)}
      order by rowid desc limit ${limit}) f
    cross join ${socialLeads} l on l.id = f.id where l.account_id = ${ctx.account.id} order by l.id desc`);
