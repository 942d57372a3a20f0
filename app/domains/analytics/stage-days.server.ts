import { and, asc, eq, gte, lte } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { STAGE_KEYS, type Stage } from "./stages";
import { stageDailyTotals } from "./tables";

/** Days of the account, both included: "2026-11-21". */
export interface Days {
  first: string;
  last: string;
}

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
  reached: number;
  /** Of them, those who are in a later stage now, and the sum of the seconds that it took. */
  wentOn: number;
  seconds: number;
}

const NOWHERE_ON = { wentOn: 0, seconds: 0 };

function goneOn(day: StageDay, stage: Stage): Omit<StageSum, "reached"> {
  if (stage === "closure") return NOWHERE_ON;
  return { wentOn: day[`${stage}Left`], seconds: day[`${stage}Seconds`] };
}

export function sumOfStage(days: readonly StageDay[], stage: Stage): StageSum {
  const sum: StageSum = { reached: 0, ...NOWHERE_ON };
  for (const day of days) {
    const { wentOn, seconds } = goneOn(day, stage);
    sum.reached += day[stage];
    sum.wentOn += wentOn;
    sum.seconds += seconds;
  }
  return sum;
}

export const sumsOfStages = (days: readonly StageDay[]) => STAGE_KEYS.map((stage) => sumOfStage(days, stage));
