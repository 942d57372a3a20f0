import type { AccountContext } from "~/core/context";
import { chartPoints, type Period } from "~/core/time/period";
import {
  reachedOf,
  type StageDay,
  stageDaysQuery,
  sumOfStage,
  sumsOfStages,
} from "~/domains/analytics/stage-days.server";
import { kindTotalsQuery } from "~/domains/analytics/stage-totals.server";
import { STAGES, type Stage } from "~/domains/analytics/stages";
import { automationQuery } from "./automation.server";

/** Above which a colour begins: the specification's, in percent. */
export const STAGE_THRESHOLDS = { good: 80, middle: 60 } as const;

export interface FunnelStage {
  stage: Stage;
  name: string;
  rule: string;
  /** Of the leads found in that time, those who have come at least this far. */
  reached: number;
  /** They in percent of the stage before, 100 of the first; null while that is empty. */
  conversion: number | null;
  /** They who have come further, and they who have not. */
  wentOn: number;
  stillHere: number;
  /** Mean seconds until leads moved on; null if none did. */
  seconds: number | null;
}

const DRAWN = ["discovery", "outreach", "engagement", "closure"] as const satisfies Stage[];

const NO_DAYS = { first: "1", last: "0" };

const percentOf = (count: number, all: number) => (all > 0 ? Math.round((count / all) * 100) : null);

function stagesOf(days: StageDay[]): FunnelStage[] {
  const sums = sumsOfStages(days);
  return STAGES.map(({ key, name, rule }, index) => {
    const { reached, seconds } = sums[index] ?? { reached: 0, seconds: null };
    const before = sums[index - 1]?.reached ?? reached;
    const wentOn = sums[index + 1]?.reached ?? 0;
    const conversion = percentOf(reached, before);
    return { stage: key, name, rule, reached, conversion, wentOn, stillHere: reached - wentOn, seconds };
  });
}

/** The funnel by the day its leads were found, or by the week. */
function trendOf(days: StageDay[], period: Period) {
  const { dates, isWeekly, indexOf } = chartPoints(period);
  const series = DRAWN.map((stage) => ({ stage, values: dates.map(() => 0) }));
  for (const day of days) {
    const at = indexOf(day.day);
    for (const { stage, values } of series) values[at] = (values[at] ?? 0) + reachedOf(day, stage);
  }
  return { dates, series, isWeekly };
}

/** Of the leads found in that time, and how many before it; the countries are of all time. One batch, at most 500 rows. */
export async function getFunnel(ctx: AccountContext, period: Period) {
  const { previous } = period;
  const [days, daysBefore, countries, [automation]] = await ctx.db.batch([
    stageDaysQuery(ctx, period),
    stageDaysQuery(ctx, previous ?? NO_DAYS),
    kindTotalsQuery(ctx, "country"),
    automationQuery(ctx),
  ]);
  return {
    automation: automation ?? null,
    stages: stagesOf(days),
    trend: trendOf(days, period),
    previous: previous && { before: sumOfStage(daysBefore, "discovery").reached, text: previous.text },
    countries: countries.map(({ key, discovery }) => ({ code: key, leads: discovery })),
  };
}

export type Funnel = Awaited<ReturnType<typeof getFunnel>>;
