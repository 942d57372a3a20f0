import { and, asc, desc, eq, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { isOwnWork } from "~/core/columns";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { type Page, PageQuery, pageOf, totalUpTo } from "~/core/pagination";
import { findSearchNames } from "~/domains/lead-search/leads/campaign-leads";
import { templateNames } from "~/domains/templates/join-templates.server";
import { findAudiences } from "./audience/audiences.server";
import type { Campaign, CampaignRow, CampaignStep } from "./campaign";
import { campaignSteps, campaigns } from "./tables";

const MAX_EXACT_COUNT = 500;

export const CampaignQuery = PageQuery.extend({
  sort: z.enum(["newest", "name"], "Sort by newest or name.").default("newest"),
});
export type CampaignQuery = z.infer<typeof CampaignQuery>;

const isShown = (ctx: AccountContext) =>
  and(eq(campaigns.accountId, ctx.account.id), isNull(campaigns.archivedAt));

async function withNames(ctx: AccountContext, rows: CampaignRow[]): Promise<Campaign[]> {
  if (rows.length === 0) return [];
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const names = templateNames(ctx, { areRemovedToo: true });
  const firsts = await ctx.db
    .select({
      campaignId: campaignSteps.campaignId,
      id: campaignSteps.templateId,
      name: names.name,
      templateType: names.templateType,
      peopleSent: sql<number>`${campaignSteps.sentA} + ${campaignSteps.sentB} + ${campaignSteps.sentTranslated}`,
    })
    .from(campaignSteps)
    .leftJoin(names, eq(names.id, campaignSteps.templateId))
    .where(
      and(
        sql`${campaignSteps.campaignId} in (select value from json_each(${ids}))`,
        eq(campaignSteps.position, 1),
      ),
    );
  const searchIds = new Set(rows.flatMap(({ leadSearchId }) => leadSearchId ?? []));
  const searches = await findSearchNames(ctx, [...searchIds]);
  const lists = await findAudiences(ctx, [...new Set(rows.flatMap(({ audienceId }) => audienceId ?? []))]);
  return rows.map((row) => {
    const first = firsts.find(({ campaignId }) => campaignId === row.id);
    return {
      ...row,
      peopleSent: first?.peopleSent ?? 0,
      template:
        first?.name && first.templateType
          ? { id: first.id, name: first.name, templateType: first.templateType }
          : null,
      audience: lists.get(row.audienceId ?? 0) ?? null,
      leadSearch: searches.get(row.leadSearchId ?? 0) ?? null,
    };
  });
}

/** @throws DomainError not_found for another account's campaign, and for a removed one unless `areRemovedToo` */
export async function getCampaign(
  ctx: AccountContext,
  campaignId: number,
  { areRemovedToo = false } = {},
): Promise<Campaign> {
  const where = areRemovedToo ? eq(campaigns.accountId, ctx.account.id) : isShown(ctx);
  const rows = await ctx.db
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, campaignId), where))
    .limit(1);
  const [found] = await withNames(ctx, rows);
  if (!found) throw notFound("This campaign");
  return found;
}

const NAME = sql`${campaigns.name} collate nocase`;

function beyond(
  ctx: AccountContext,
  cursor: number | undefined,
  sort: CampaignQuery["sort"],
): SQL | undefined {
  if (cursor === undefined) return undefined;
  if (sort === "newest") return lt(campaigns.id, cursor);
  const name = sql`(select last.name from outreach_campaigns last where last.id = ${cursor}
    and last.account_id = ${ctx.account.id})`;
  // Not a row-value comparison: with a collation SQLite does not seek, so a later page would read all rows before it.
  return sql`${NAME} >= ${name} and (${NAME} > ${name} or ${campaigns.id} > ${cursor})`;
}

/** The cursor is the id of the last row seen, for both sort orders. */
export async function listCampaigns(
  ctx: AccountContext,
  { limit, cursor, sort = "newest" }: PageQuery & Partial<CampaignQuery>,
): Promise<Page<Campaign>> {
  const found = await ctx.db
    .select()
    .from(campaigns)
    .where(and(isShown(ctx), beyond(ctx, cursor, sort)))
    .orderBy(...(sort === "name" ? [NAME, campaigns.id] : [desc(campaigns.id)]))
    .limit(limit + 1);
  const { rows, next } = pageOf(found, limit, (last) => last.id);

  const isWhole = cursor === undefined && next === null;
  const count = isWhole ? rows.length : await countUpTo(ctx, MAX_EXACT_COUNT);
  return { rows: await withNames(ctx, rows), next, total: totalUpTo(count, MAX_EXACT_COUNT) };
}

async function countUpTo(ctx: AccountContext, bound: number): Promise<number> {
  const some = ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(isShown(ctx))
    .limit(bound)
    .as("some");
  const [row] = await ctx.db.select({ count: sql<number>`count(*)` }).from(some);
  return row?.count ?? 0;
}

export async function listSteps(ctx: AccountContext, campaignId: number): Promise<CampaignStep[]> {
  const names = templateNames(ctx);
  const rows = await ctx.db
    .select({ step: campaignSteps, name: names.name, type: names.templateType })
    .from(campaignSteps)
    .innerJoin(campaigns, eq(campaigns.id, campaignSteps.campaignId))
    .leftJoin(names, eq(names.id, campaignSteps.templateId))
    .where(and(eq(campaignSteps.campaignId, campaignId), eq(campaigns.accountId, ctx.account.id)))
    .orderBy(asc(campaignSteps.position));
  return rows.map(({ step, name, type }) => ({ ...step, templateName: name, templateType: type }));
}

/** Whether the account has started a campaign of its own, excluding demo data. */
export async function hasStartedCampaign(ctx: AccountContext): Promise<boolean> {
  const rows = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(
      and(
        eq(campaigns.accountId, ctx.account.id),
        isNull(campaigns.archivedAt),
        isNotNull(campaigns.startedAt),
        isOwnWork(ctx, campaigns.isDemo),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
