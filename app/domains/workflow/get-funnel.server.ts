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

/** The specification's conversion thresholds in percent, above which each colour applies. */
export const STAGE_THRESHOLDS = { good: 80, middle: 60 } as const;

export interface FunnelStage {
  stage: Stage;
  name: string;
  rule: string;
  /** Leads found in the period that reached at least this stage. */
  reached: number;
  /** `reached` as a percentage of the previous stage, 100 for the first; null if the previous stage is empty. */
  conversion: number | null;
  /** Leads that moved on to the next stage (`wentOn`) and leads that did not (`stillHere`). */
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

/** The funnel by the day or week in which its leads were found. */
function trendOf(days: StageDay[], period: Period) {
  const { dates, isWeekly, indexOf } = chartPoints(period);
  const series = DRAWN.map((stage) => ({ stage, values: dates.map(() => 0) }));
  for (const day of days) {
    const at = indexOf(day.day);
    for (const { stage, values } of series) values[at] = (values[at] ?? 0) + reachedOf(day, stage);
  }
  return { dates, series, isWeekly };
}

/**
 * Returns the funnel of leads found in the period and a count for the previous one. Countries cover all time. One
 * batch, at most 500 rows.
 */
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
