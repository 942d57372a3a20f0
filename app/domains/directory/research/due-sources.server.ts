import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Context } from "~/core/context";
import { researchRuns, researchSources } from "../tables";
import { getGrowth } from "./directory-growth.server";
import { researchSettings } from "./research-settings.server";

const MAX_SOURCES = 30;

/** Due sources, longest waiting first. */
export const dueSources = (ctx: Context) =>
  ctx.db
    .select()
    .from(researchSources)
    .where(
      and(
        eq(researchSources.isOn, true),
        isNull(researchSources.removedAt),
        lte(researchSources.nextAt, ctx.now()),
      ),
    )
    .orderBy(asc(researchSources.nextAt))
    .limit(MAX_SOURCES);

export async function roomOf(ctx: Context, targetCount: number): Promise<number> {
  const { mostADay } = await researchSettings(ctx);
  const { count, addedToday } = await getGrowth(ctx);
  return Math.min(targetCount - count, mostADay - addedToday);
}

/** Requests nothing without a running research, or once today's limit is reached. */
export async function queueResearch(ctx: Context): Promise<void> {
  const [run] = await ctx.db
    .select({ targetCount: researchRuns.targetCount })
    .from(researchRuns)
    .where(isNull(researchRuns.stoppedAt))
    .limit(1);
  if (!run || (await dueSources(ctx)).length === 0) return;
  if ((await roomOf(ctx, run.targetCount)) > 0) await ctx.queue.send({ kind: "step-research" });
}
