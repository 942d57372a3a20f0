import type { AccountContext } from "~/core/context";
import { type StageDay, stageDaysQuery, sumsOfStages } from "~/domains/analytics/stage-days.server";
import { kindTotalsQuery } from "~/domains/analytics/stage-totals.server";
import { STAGES, type Stage } from "~/domains/analytics/stages";
import { automationQuery } from "./automation.server";
import type { Period } from "./period";

/** Above which a colour begins: the specification's, in percent. */
export const STAGE_THRESHOLDS = { good: 80, middle: 60 } as const;

export interface FunnelStage {
  stage: Stage;
  name: string;
  rule: string;
  reached: number;
  /** Percent of those who reached the stage before in that time and have gone on since; null while nobody has. */
  conversion: number | null;
  wentOn: number;
  stillHere: number;
  /** Mean seconds until they went on; null while nobody has. */
  seconds: number | null;
}

const DAY_MS = 86_400_000;
const DRAWN_DAYS = 62;
const DRAWN = ["discovery", "outreach", "engagement", "closure"] as const satisfies Stage[];

function stagesOf(days: StageDay[]): FunnelStage[] {
  const sums = sumsOfStages(days);
  return STAGES.map(({ key, name, rule }, index) => {
    const { reached, wentOn, seconds } = sums[index] ?? { reached: 0, wentOn: 0, seconds: 0 };
    const before = sums[index - 1];
    const conversion = before
      ? before.reached > 0
        ? Math.round((before.wentOn / before.reached) * 100)
        : null
      : reached > 0
        ? 100
        : null;
    return {
      stage: key,
      name,
      rule,
      reached,
      conversion,
      wentOn,
      stillHere: reached - wentOn,
      seconds: wentOn > 0 ? Math.round(seconds / wentOn) : null,
    };
  });
}

const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** One value a day, or a week where there are more; a week is named by its first day. */
function trendOf(days: StageDay[], { first, last }: Period) {
  const [from, to] = [Date.parse(first), Date.parse(last)];
  const step = (to - from) / DAY_MS + 1 > DRAWN_DAYS ? 7 : 1;
  const dates: string[] = [];
  for (let time = from; time <= to; time += step * DAY_MS) dates.push(isoOf(time));
  const series = DRAWN.map((stage) => ({ stage, values: dates.map(() => 0) }));
  for (const day of days) {
    const at = Math.floor((Date.parse(day.day) - from) / DAY_MS / step);
    for (const { stage, values } of series) values[at] = (values[at] ?? 0) + day[stage];
  }
  return { dates, series, isWeekly: step === 7 };
}

/** Of the leads that reached each stage in that time; the countries are of all time. One batch, at most 500 rows. */
export async function getFunnel(ctx: AccountContext, period: Period) {
  const [days, countries, [automation]] = await ctx.db.batch([
    stageDaysQuery(ctx, period),
    kindTotalsQuery(ctx, "country"),
    automationQuery(ctx),
  ]);
  return {
    automation: automation ?? null,
    stages: stagesOf(days),
    trend: trendOf(days, period),
    countries: countries.map(({ key, discovery }) => ({ code: key, leads: discovery })),
  };
}

export type Funnel = Awaited<ReturnType<typeof getFunnel>>;
