import { eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { statement } from "~/core/statement";
import { NO_PROGRESS, type Progress, progressOf } from "./steps";
import { onboardings } from "./tables";

export type Onboarding = typeof onboardings.$inferSelect;

export async function findOnboarding(ctx: Context, agentId: number): Promise<Onboarding | null> {
  const [row] = await ctx.db.select().from(onboardings).where(eq(onboardings.agentId, agentId)).limit(1);
  return row ?? null;
}

export const progressFrom = (row: Onboarding | null): Progress =>
  row
    ? progressOf({
        profile: row.profileAt !== null,
        cv: row.cvAt !== null,
        test: row.testAt !== null,
        video: false,
        interview: false,
      })
    : NO_PROGRESS;

/** For a batch of others: 1 for each step that is done; no row before the first. */
export const onboardingStepsStatement = (ctx: Context, agentId: number) =>
  statement(
    ctx,
    sql`select profile_at is not null as profile, cv_at is not null as cv, test_at is not null as test
      from ${onboardings} where agent_id = ${agentId}`,
  );

export type OnboardingSteps = Record<"profile" | "cv" | "test", number>;

export const progressOfSteps = (row: OnboardingSteps | undefined): Progress =>
  progressOf({ profile: !!row?.profile, cv: !!row?.cv, test: !!row?.test, video: false, interview: false });

/** For the dashboard: reads one row. */
export const onboardingProgress = async (ctx: Context, agentId: number): Promise<Progress> =>
  progressFrom(await findOnboarding(ctx, agentId));
