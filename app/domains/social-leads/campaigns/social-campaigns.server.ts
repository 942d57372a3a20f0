import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { inJsonArray } from "~/core/statement";
import {
  type CampaignProgress,
  progressOfCampaigns,
} from "~/domains/campaigns/metrics/campaign-metrics.server";
import { openTasksAmong } from "~/domains/opportunities/tasks/tasks.server";
import type { Part } from "./policy";
import { type SocialCampaign, socialCampaignLeads, socialCampaigns } from "./tables";

export interface ShownCampaign extends SocialCampaign {
  /** Status of its outreach campaign; else "active" while a task is open. */
  status: string;
  outreach: CampaignProgress | null;
  /** Leads whose action is decided or whose contact is known; all leads in the end. */
  prepared: number;
  tasks: { open: number; all: number };
  /** Percent of emailed leads; null before the first email. */
  responseRate: number | null;
}

async function tasksOf(ctx: AccountContext, campaignIds: readonly number[]) {
  const { campaignId, taskId, accountId } = socialCampaignLeads;
  return ctx.db
    .select({ campaignId, taskId })
    .from(socialCampaignLeads)
    .where(
      and(
        sql`${campaignId} in ${inJsonArray(campaignIds)}`,
        eq(accountId, ctx.account.id),
        sql`${taskId} is not null`,
      ),
    );
}

async function preparedOf(
  ctx: AccountContext,
  rows: readonly SocialCampaign[],
): Promise<Map<number, number>> {
  const ids = rows.filter(({ preparationStatus }) => preparationStatus === "running").map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { campaignId, accountId } = socialCampaignLeads;
  const found = await ctx.db
    .select({ campaignId, prepared: sql<number>`sum(part <> 'pending' or contact_id is not null)` })
    .from(socialCampaignLeads)
    .where(and(sql`${campaignId} in ${inJsonArray(ids)}`, eq(accountId, ctx.account.id)))
    .groupBy(campaignId);
  return new Map(found.map((row) => [row.campaignId, row.prepared]));
}

function statusOf(outreach: CampaignProgress | null, tasks: ShownCampaign["tasks"]): string {
  if (outreach && outreach.archivedAt === null && outreach.status !== "completed") return outreach.status;
  return tasks.open > 0 ? "active" : "completed";
}

const rateOf = (outreach: CampaignProgress | null): number | null =>
  outreach && outreach.sent > 0 ? Math.round((outreach.responses * 1_000) / outreach.sent) / 10 : null;

async function shown(ctx: AccountContext, rows: SocialCampaign[]): Promise<ShownCampaign[]> {
  if (rows.length === 0) return [];
  const [progress, tasks] = await Promise.all([
    progressOfCampaigns(
      ctx,
      rows.flatMap(({ outreachCampaignId }) => outreachCampaignId ?? []),
    ),
    tasksOf(
      ctx,
      rows.map(({ id }) => id),
    ),
  ]);
  const prepared = await preparedOf(ctx, rows);
  const open = await openTasksAmong(
    ctx,
    tasks.flatMap(({ taskId }) => taskId ?? []),
  );
  return rows.map((row) => {
    const outreach = progress.get(row.outreachCampaignId ?? 0) ?? null;
    const own = tasks.filter(({ campaignId }) => campaignId === row.id);
    const counts = { all: own.length, open: own.filter(({ taskId }) => open.has(taskId ?? 0)).length };
    return {
      ...row,
      outreach,
      tasks: counts,
      prepared: prepared.get(row.id) ?? row.leadCount,
      status:
        row.preparationStatus === "done"
          ? statusOf(outreach, counts)
          : row.preparationStatus === "running"
            ? "preparing"
            : "failed",
      responseRate: rateOf(outreach),
    };
  });
}

const isOwn = (ctx: AccountContext) => eq(socialCampaigns.accountId, ctx.account.id);

export async function listSocialCampaigns(
  ctx: AccountContext,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<ShownCampaign>> {
  const some = ctx.db
    .select({ id: socialCampaigns.id })
    .from(socialCampaigns)
    .where(isOwn(ctx))
    .limit(MAX_EXACT_COUNT);
  const [found, counted] = await Promise.all([
    ctx.db
      .select()
      .from(socialCampaigns)
      .where(and(isOwn(ctx), cursor === undefined ? undefined : lt(socialCampaigns.id, cursor)))
      .orderBy(desc(socialCampaigns.id))
      .limit(limit + 1),
    ctx.db.get<{ n: number }>(sql`select count(*) as n from ${some}`),
  ]);
  const page = pageOf(found, limit, ({ id }) => id);
  return { ...page, rows: await shown(ctx, page.rows), total: totalUpTo(counted.n) };
}

/** @throws DomainError not_found */
export async function getSocialCampaign(ctx: AccountContext, campaignId: number): Promise<ShownCampaign> {
  const rows = await ctx.db
    .select()
    .from(socialCampaigns)
    .where(and(eq(socialCampaigns.id, campaignId), isOwn(ctx)))
    .limit(1);
  const [found] = await shown(ctx, rows);
  if (!found) throw notFound("This campaign");
  return found;
}

export const partsOf = (ctx: AccountContext, campaignId: number): Promise<{ leadId: number; part: Part }[]> =>
  ctx.db
    .select({ leadId: socialCampaignLeads.leadId, part: socialCampaignLeads.part })
    .from(socialCampaignLeads)
    .where(
      and(eq(socialCampaignLeads.campaignId, campaignId), eq(socialCampaignLeads.accountId, ctx.account.id)),
    )
    .orderBy(socialCampaignLeads.leadId);
