import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { boundsOf, type Days } from "~/core/time/period";
import { readerZone } from "~/core/time/time-zones";
import type { CampaignRow } from "../campaign";
import { averageRate } from "../campaign-policy";
import { campaignView, stepView } from "../campaign-view";
import { listCampaigns } from "../campaigns.server";
import { campaignSteps, campaigns } from "../tables";

/** Maximum campaigns that the analytics read, newest first. */
const SAMPLE_SIZE = 200;
const TESTS = 20;

async function listTests(ctx: AccountContext, campaigns: { id: number; name: string }[]) {
  const ids = JSON.stringify(campaigns.map(({ id }) => id));
  const rows = await ctx.db
    .select()
    .from(campaignSteps)
    .where(
      and(
        sql`${campaignSteps.campaignId} in (select value from json_each(${ids}))`,
        isNotNull(campaignSteps.subjectB),
        sql`${campaignSteps.sentA} + ${campaignSteps.sentB} > 0`,
      ),
    )
    .orderBy(desc(campaignSteps.campaignId), campaignSteps.position)
    .limit(TESTS);
  return rows.map((row) => ({
    campaignId: row.campaignId,
    campaign: campaigns.find(({ id }) => id === row.campaignId)?.name ?? "",
    step: stepView({ ...row, templateName: null, templateType: null }),
  }));
}

function isStartedIn(ctx: AccountContext, days: Days | null) {
  if (!days) return () => true;
  const { from, until } = boundsOf(ctx, days);
  return ({ startedAt }: Pick<CampaignRow, "startedAt">) =>
    startedAt !== null && startedAt >= from && startedAt < until;
}

const nameOf = (rows: { name: string }[], { id, name }: { id: number; name: string }) =>
  rows.filter((row) => row.name === name).length > 1 ? `${name} (${id})` : name;

/** Metrics of all campaigns, or of those started in the given days. */
export async function getCampaignMetrics(ctx: AccountContext, days: Days | null = null) {
  const { rows, total } = await listCampaigns(ctx, { limit: SAMPLE_SIZE });
  const views = rows.filter(isStartedIn(ctx, days)).map((row) => campaignView(row, readerZone(ctx)));
  const started = views.filter(({ startedAt }) => startedAt !== null);
  const sum = (pick: (view: (typeof views)[number]) => number) =>
    started.reduce((all, view) => all + pick(view), 0);
  const isWhole = total.isExact && total.count === rows.length;
  return {
    total: days ? { count: views.length, isExact: isWhole } : total,
    isWhole,
    running: views.filter(({ status }) => status === "active").length,
    sent: sum(({ sent }) => sent),
    people: sum(({ peopleSent }) => peopleSent),
    responses: sum(({ responses }) => responses),
    averageResponseRate: averageRate(views.map(({ responseRate }) => responseRate)),
    ended: [
      { name: "Bounces", count: sum(({ bounces }) => bounces) },
      { name: "Unsubscribes", count: sum(({ unsubscribes }) => unsubscribes) },
      { name: "Spam complaints", count: sum(({ complaints }) => complaints) },
      { name: "Failed", count: sum(({ failed }) => failed) },
    ],
    started: started.map((view) => ({ ...view, label: nameOf(started, view) })),
    tests: await listTests(ctx, started),
  };
}

export type CampaignProgress = Pick<
  CampaignRow,
  "id" | "name" | "status" | "sent" | "responses" | "totalTargets" | "archivedAt"
>;

/** The progress of the given campaigns by id, including removed ones. */
export async function progressOfCampaigns(
  ctx: AccountContext,
  ids: readonly number[],
): Promise<Map<number, CampaignProgress>> {
  if (ids.length === 0) return new Map();
  const { id, name, status, sent, responses, totalTargets, archivedAt } = campaigns;
  const rows = await ctx.db
    .select({ id, name, status, sent, responses, totalTargets, archivedAt })
    .from(campaigns)
    .where(and(sql`${campaigns.id} in ${inJsonArray(ids)}`, eq(campaigns.accountId, ctx.account.id)));
  return new Map(rows.map((row) => [row.id, row]));
}
