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

/** When each step was completed, and when all first were; null or 0 until then. */
export type OnboardingSteps = Record<
  "profileAt" | "cvAt" | "testAt" | "videoAt" | "interviewAt" | "completedAt",
  Date | number | null
>;

export const progressFrom = (row: OnboardingSteps | null | undefined): Progress =>
  row
    ? progressOf({
        profile: Boolean(row.profileAt),
        cv: Boolean(row.cvAt),
        test: Boolean(row.testAt),
        // Agents who completed all steps before the video step existed are not asked for it.
        video: Boolean(row.videoAt ?? row.completedAt),
        interview: Boolean(row.interviewAt),
      })
    : NO_PROGRESS;

/** For use in another batch; returns no row before the first step. */
export const onboardingStepsStatement = (ctx: Context, agentId: number) =>
  statement(
    ctx,
    sql`select profile_at as "profileAt", cv_at as "cvAt", test_at as "testAt", video_at as "videoAt",
        interview_at as "interviewAt", completed_at as "completedAt"
      from ${onboardings} where agent_id = ${agentId}`,
  );

export const onboardingProgress = async (ctx: Context, agentId: number): Promise<Progress> =>
  progressFrom(await findOnboarding(ctx, agentId));
