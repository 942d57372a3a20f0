import { eq } from "drizzle-orm";
import type { Context } from "~/core/context";
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

/** For the dashboard: reads one row. */
export const onboardingProgress = async (ctx: Context, agentId: number): Promise<Progress> =>
  progressFrom(await findOnboarding(ctx, agentId));
