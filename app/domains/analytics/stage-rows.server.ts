import { and, asc, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { type Page, pageOf } from "~/core/pagination";
import { statement } from "~/core/statement";
import type { Days } from "~/core/time/period";
import { offsetsByCountry } from "~/core/time/time-zones";
import { firstLeadsOf } from "~/domains/lead-search/leads/leads-of-companies.server";
import { stageDaysQuery, sumOfStage } from "./stage-days.server";
import { countsOf } from "./stage-totals.server";
import { positionOf, STAGE_KEYS, type Stage } from "./stages";
import { countryUtcOffsets, leadStages, stageTotals } from "./tables";

type Kind = "country" | "source" | "campaign";

export type Asked = { stage: Stage } & ({ days: Days } | { kind: Kind; key: string } | { kind: "all" });

type Lead = Awaited<ReturnType<typeof firstLeadsOf>>[number];
export interface StageRow extends Pick<typeof leadStages.$inferSelect, "id" | "at" | "leftAt" | "source"> {
  lead: Lead | null;
}

const isOf = (ctx: AccountContext, stage: Stage) =>
  and(eq(leadStages.accountId, ctx.account.id), eq(leadStages.position, positionOf(stage)));

function isAsked(asked: Asked): SQL | undefined {
  if ("days" in asked) return undefined;
  if (asked.kind === "all") return undefined;
  if (asked.kind === "campaign") return eq(leadStages.campaignId, Number(asked.key));
  return eq(asked.kind === "country" ? leadStages.country : leadStages.source, asked.key);
}

const isByDay = (asked: Asked) => "days" in asked || asked.kind === "all";

/** Leads found in the period that reached at least this stage. Each furthest stage is one range of the index. */
async function listCohort(
  ctx: AccountContext,
  { days, stage, limit, cursor }: { days: Days; stage: Stage; limit: number; cursor?: number | undefined },
) {
  const position = positionOf(stage);
  const later = cursor === undefined ? sql`true` : (beyond(ctx, { stage, days }, cursor) as SQL);
  const isFound = sql`account_id = ${ctx.account.id} and position = 1 and day between ${days.first} and ${days.last} and ${later}`;
  // The row of the stage itself, or of the next later one if the lead skipped it.
  const stageRow = sql`(select json_array(n.at, n.left_at, n.source) from ${leadStages} n where n.account_id = ${ctx.account.id}
    and n.same_company_id = ${leadStages.sameCompanyId} and n.position >= ${position} order by n.position limit 1)`;
  // Each select reads along its index, only as far as SQLite needs to merge the page.
  const select = (indexed: string, reached: SQL) =>
    sql`select id, day, same_company_id as sameCompanyId, ${stageRow} as stage
      from ${leadStages} indexed by ${sql.raw(indexed)} where ${reached} and ${isFound}`;
  // D1 joins at most five selects. For the first stage one is enough, because every found lead reached it.
  const ranges =
    position === 1
      ? [select("lead_stages_day", sql`true`)]
      : STAGE_KEYS.slice(position - 1).map((_, index) =>
          select("lead_stages_furthest", sql`furthest = ${position + index}`),
        );
  const rows = await ctx.db.all<{ id: number; sameCompanyId: number; stage: string }>(
    sql`${sql.join(ranges, sql` union all `)} order by day desc, id desc limit ${limit}`,
  );
  return rows.map(({ id, sameCompanyId, stage }) => {
    const [at, leftAt, source] = JSON.parse(stage) as [number, number | null, string];
    return {
      id,
      sameCompanyId,
      at: new Date(at * 1000),
      leftAt: leftAt === null ? null : new Date(leftAt * 1000),
      source,
    };
  });
}

function beyond(ctx: AccountContext, asked: Asked, cursor: number | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  if (!isByDay(asked)) return lt(leadStages.id, cursor);
  return sql`(${leadStages.day}, ${leadStages.id}) < ((select c.day from ${leadStages} c
    where c.id = ${cursor} and +c.account_id = ${ctx.account.id}), ${cursor})`;
}

async function totalOf(ctx: AccountContext, asked: Asked): Promise<number> {
  if ("days" in asked) return sumOfStage(await stageDaysQuery(ctx, asked.days), asked.stage).reached;
  const byKey = and(
    eq(stageTotals.accountId, ctx.account.id),
    eq(stageTotals.kind, asked.kind),
    eq(stageTotals.key, asked.kind === "all" ? "" : asked.key),
  );
  const [row] = await ctx.db.select().from(stageTotals).where(byKey).limit(1);
  return countsOf(row)[asked.stage];
}

/**
 * Lists leads that reached a stage, latest first. With a period: leads found in it that reached at least this stage.
 * The cursor is the id of the last row seen. Reads at most 500 rows.
 */
export async function listStageRows(
  ctx: AccountContext,
  { limit, cursor, ...asked }: Asked & { limit: number; cursor?: number | undefined },
): Promise<Page<StageRow>> {
  const [found, count] = await Promise.all([
    "days" in asked
      ? listCohort(ctx, { ...asked, limit: limit + 1, cursor })
      : ctx.db
          .select()
          .from(leadStages)
          .where(and(isOf(ctx, asked.stage), isAsked(asked), beyond(ctx, asked, cursor)))
          .orderBy(...(isByDay(asked) ? [desc(leadStages.day)] : []), desc(leadStages.id))
          .limit(limit + 1),
    totalOf(ctx, asked),
  ]);
  const { rows, next } = pageOf(found, limit, ({ id }) => id);
  const leads = await firstLeadsOf(
    ctx,
    rows.map(({ sameCompanyId }) => sameCompanyId),
  );
  const byCompany = new Map(leads.map((lead) => [lead.sameCompanyId, lead]));
  return {
    rows: rows.map(({ id, at, leftAt, source, sameCompanyId }) => ({
      id,
      at,
      leftAt,
      source,
      lead: byCompany.get(sameCompanyId) ?? null,
    })),
    next,
    total: { count, isExact: true },
  };
}

/** Leads that reached a stage after a given row, in id order, so that a job can resume. */
export const stagesAfter = (ctx: AccountContext, stage: Stage, after: number, limit: number) =>
  ctx.db
    .select({ id: leadStages.id, sameCompanyId: leadStages.sameCompanyId })
    .from(leadStages)
    .where(and(isOf(ctx, stage), gt(leadStages.id, after)))
    .orderBy(asc(leadStages.id))
    .limit(limit);

export const newestStage = sql<number>`(select coalesce(max(id), 0) from lead_stages)`;

/**
 * Updates the UTC offsets of countries. Egypt and Morocco change theirs during the year; events up to an hour after a
 * change may use the old one.
 */
export const startStageTimers = (ctx: Context) =>
  statement(
    ctx,
    sql`insert into ${countryUtcOffsets} (country, seconds) select key, value from json_each(${JSON.stringify(offsetsByCountry(ctx.now()))})
      where true on conflict (country) do update set seconds = excluded.seconds where seconds <> excluded.seconds`,
  ).run();
