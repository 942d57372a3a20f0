import { and, asc, eq, gte, lte } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { Days } from "~/core/time/period";
import { STAGE_KEYS, type Stage } from "./stages";
import { stageDailyTotals } from "./tables";

export type StageDay = typeof stageDailyTotals.$inferSelect;

export const stageDaysQuery = (ctx: AccountContext, { first, last }: Days) =>
  ctx.db
    .select()
    .from(stageDailyTotals)
    .where(
      and(
        eq(stageDailyTotals.accountId, ctx.account.id),
        gte(stageDailyTotals.day, first),
        lte(stageDailyTotals.day, last),
      ),
    )
    .orderBy(asc(stageDailyTotals.day));

interface StageSum {
  /** Leads found on these days that reached at least this stage: never more than for the previous stage. */
  reached: number;
  /** Mean seconds until leads that reached the stage on these days moved on; null if none did. */
  seconds: number | null;
}

const COHORT = {
  discovery: "discovery",
  qualification: "cohortQualification",
  outreach: "cohortOutreach",
  engagement: "cohortEngagement",
  conversion: "cohortConversion",
  closure: "cohortClosure",
} as const satisfies Record<Stage, keyof StageDay>;

/** The number of leads found on a day that reached at least this stage. */
export const reachedOf = (day: StageDay, stage: Stage): number => day[COHORT[stage]];

function meanSeconds(days: readonly StageDay[], stage: Stage): number | null {
  if (stage === "closure") return null;
  const [wentOn, seconds] = [`${stage}Left`, `${stage}Seconds`].map((key) =>
    days.reduce((sum, day) => sum + Number(day[key as keyof StageDay]), 0),
  );
  return wentOn ? Math.round((seconds ?? 0) / wentOn) : null;
}

export const sumOfStage = (days: readonly StageDay[], stage: Stage): StageSum => ({
  reached: days.reduce((sum, day) => sum + reachedOf(day, stage), 0),
  seconds: meanSeconds(days, stage),
});

export const sumsOfStages = (days: readonly StageDay[]) => STAGE_KEYS.map((stage) => sumOfStage(days, stage));
