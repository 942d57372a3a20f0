import { desc, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { dayEnd } from "~/domains/quotas/policy";
import { researchRuns, researchSources } from "../tables";
import { getGrowth } from "./directory-growth.server";
import type { ResearchSource } from "./open-source.server";
import { percentOf, TARGET } from "./policy";
import { researchSettings, startObstacle } from "./research-settings.server";

const MOST_SOURCES = 30;

export interface Research {
  status: "running" | "stopped";
  /** Companies of the shared directory, and of them those since midnight, UTC. */
  currentCount: number;
  addedToday: number;
  targetCount: number;
  percentComplete: number;
  startedAt: Date | null;
  outcome: "stopped" | "reached" | null;
  /** When it goes on, where nothing can be done until then. */
  waitsUntil: Date | null;
  waitsFor: "sources" | "day" | null;
  mostADay: number;
  obstacle: string | null;
  sources: ResearchSource[];
}

export const listResearchSources = (ctx: Context): Promise<ResearchSource[]> =>
  ctx.db
    .select()
    .from(researchSources)
    .where(isNull(researchSources.removedAt))
    .orderBy(researchSources.id)
    .limit(MOST_SOURCES);

function waiting(ctx: Context, sources: ResearchSource[], isDayFull: boolean) {
  if (isDayFull) return { waitsFor: "day" as const, waitsUntil: dayEnd(ctx.now()) };
  const asked = sources.filter(({ isOn }) => isOn);
  if (asked.length === 0 || asked.some(({ failures }) => failures === 0))
    return { waitsFor: null, waitsUntil: null };
  const next = Math.min(...asked.map(({ nextAt }) => nextAt.getTime()));
  return { waitsFor: "sources" as const, waitsUntil: new Date(next) };
}

/** Reads at most 40 rows. */
export async function getResearch(ctx: Context): Promise<Research> {
  const [[run], growth, sources, { mostADay }, obstacle] = await Promise.all([
    ctx.db.select().from(researchRuns).orderBy(desc(researchRuns.id)).limit(1),
    getGrowth(ctx),
    listResearchSources(ctx),
    researchSettings(ctx),
    startObstacle(ctx),
  ]);
  const isRunning = run !== undefined && run.stoppedAt === null;
  const targetCount = run?.targetCount ?? TARGET;
  return {
    status: isRunning ? "running" : "stopped",
    currentCount: growth.count,
    addedToday: growth.addedToday,
    targetCount,
    percentComplete: percentOf(growth.count, targetCount),
    startedAt: run?.startedAt ?? null,
    outcome: run?.outcome ?? null,
    ...(isRunning
      ? waiting(ctx, sources, growth.addedToday >= mostADay)
      : { waitsFor: null, waitsUntil: null }),
    mostADay,
    obstacle,
    sources,
  };
}
