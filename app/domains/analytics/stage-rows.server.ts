import { and, asc, desc, eq, gt, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { type Page, pageOf } from "~/core/pagination";
import { statement } from "~/core/statement";
import { offsetsByCountry } from "~/core/time/time-zones";
import { firstLeadsOf } from "~/domains/lead-search/leads/leads-of-companies.server";
import { type Days, stageDaysQuery, sumOfStage } from "./stage-days.server";
import { countsOf } from "./stage-totals.server";
import { positionOf, type Stage } from "./stages";
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
  if ("days" in asked)
    return and(gte(leadStages.day, asked.days.first), lte(leadStages.day, asked.days.last));
  if (asked.kind === "all") return undefined;
  if (asked.kind === "campaign") return eq(leadStages.campaignId, Number(asked.key));
  return eq(asked.kind === "country" ? leadStages.country : leadStages.source, asked.key);
}

const isByDay = (asked: Asked) => "days" in asked || asked.kind === "all";

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

/** Leads that reached a stage, the last first; the cursor is the id of the last row seen. Reads at most 500 rows. */
export async function listStageRows(
  ctx: AccountContext,
  { limit, cursor, ...asked }: Asked & { limit: number; cursor?: number | undefined },
): Promise<Page<StageRow>> {
  const [found, count] = await Promise.all([
    ctx.db
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

/** Those who reached a stage after a row of it, the first first: how a job goes on where it stopped. */
export const stagesAfter = (ctx: AccountContext, stage: Stage, after: number, limit: number) =>
  ctx.db
    .select({ id: leadStages.id, sameCompanyId: leadStages.sameCompanyId })
    .from(leadStages)
    .where(and(isOf(ctx, stage), gt(leadStages.id, after)))
    .orderBy(asc(leadStages.id))
    .limit(limit);

export const newestStage = sql<number>`(select coalesce(max(id), 0) from lead_stages)`;

/** Egypt and Morocco change theirs in the year: what happens within the hour before counts by the old one. */
export const startStageTimers = (ctx: Context) =>
  statement(
    ctx,
    sql`insert into ${countryUtcOffsets} (country, seconds) select key, value from json_each(${JSON.stringify(offsetsByCountry(ctx.now()))})
      where true on conflict (country) do update set seconds = excluded.seconds where seconds <> excluded.seconds`,
  ).run();
