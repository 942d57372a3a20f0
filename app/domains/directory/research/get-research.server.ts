import { count, desc, eq, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { smallest } from "~/core/lists/unbounded";
import { namesOf } from "~/domains/identity/users/people.server";
import { dayEnd } from "~/domains/quotas/policy";
import { researchRequests, researchRuns, researchSources } from "../tables";
import { dayOf, getGrowth } from "./directory-growth.server";
import type { ResearchSource } from "./open-source.server";
import { percentOf, TARGET } from "./policy";
import { askerOf } from "./research-requests.server";
import { researchSettings, startBlockingReason } from "./research-settings.server";

const MAX_SOURCES = 30;

export interface Research {
  /** For a business: whether it requested a running research. For an administrator: whether the research is running. */
  status: "running" | "stopped";
  /** The business's requesting user, and the number of other requests for the same run. */
  askedBy: string | null;
  others: number;
  /** Companies of the shared directory, and those that the research added since midnight UTC. */
  currentCount: number;
  addedToday: number;
  targetCount: number;
  percentComplete: number;
  startedAt: Date | null;
  outcome: "stopped" | "reached" | null;
  /** The time of the next step, if no source is due. */
  waitsUntil: Date | null;
  waitsFor: "sources" | "day" | null;
  mostADay: number;
  /** Today, in days since 1970 (UTC). */
  day: number;
  blockingReason: string | null;
  sources: ResearchSource[];
}

export const listResearchSources = (ctx: Context): Promise<ResearchSource[]> =>
  ctx.db
    .select()
    .from(researchSources)
    .where(isNull(researchSources.removedAt))
    .orderBy(researchSources.id)
    .limit(MAX_SOURCES);

function waiting(ctx: Context, sources: ResearchSource[], isDayFull: boolean) {
  if (isDayFull) return { waitsFor: "day" as const, waitsUntil: dayEnd(ctx.now()) };
  const asked = sources.filter(({ isOn }) => isOn);
  if (asked.length === 0 || asked.some(({ failures }) => failures === 0))
    return { waitsFor: null, waitsUntil: null };
  const next = smallest(asked.map(({ nextAt }) => nextAt.getTime()));
  return { waitsFor: "sources" as const, waitsUntil: new Date(next) };
}

async function readState(ctx: Context) {
  const [[run], [own], [open]] = await ctx.db.batch([
    ctx.db.select().from(researchRuns).orderBy(desc(researchRuns.id)).limit(1),
    ctx.db
      .select()
      .from(researchRequests)
      .where(eq(researchRequests.accountId, askerOf(ctx))),
    ctx.db.select({ count: count() }).from(researchRequests).where(isNull(researchRequests.endedAt)),
  ]);
  const isOpen = run !== undefined && run.stoppedAt === null;
  const asks = own !== undefined && own.endedAt === null;
  const names = asks && own.byUserId !== null ? await namesOf(ctx, [own.byUserId]) : null;
  // An administrator sees the run, a business its own request.
  const shown = ctx.account ? own : run && { ...run, requestedAt: run.startedAt };
  return {
    status: isOpen && (asks || !ctx.account) ? ("running" as const) : ("stopped" as const),
    isOpen,
    askedBy: names ? (names.get(own?.byUserId ?? 0) ?? "A former teammate") : null,
    others: isOpen ? (open?.count ?? 0) - (asks ? 1 : 0) : 0,
    targetCount: shown?.targetCount ?? TARGET,
    startedAt: shown?.requestedAt ?? null,
    outcome: shown?.outcome ?? null,
  };
}

/** Reads at most 40 rows, and one for each request. */
export async function getResearch(ctx: Context): Promise<Research> {
  const [{ isOpen, ...state }, growth, sources, { mostADay }, blockingReason] = await Promise.all([
    readState(ctx),
    getGrowth(ctx),
    listResearchSources(ctx),
    researchSettings(ctx),
    startBlockingReason(ctx),
  ]);
  return {
    ...state,
    currentCount: growth.count,
    addedToday: growth.addedToday,
    percentComplete: percentOf(growth.count, state.targetCount),
    ...(isOpen ? waiting(ctx, sources, growth.addedToday >= mostADay) : { waitsFor: null, waitsUntil: null }),
    mostADay,
    day: dayOf(ctx.now()),
    blockingReason,
    sources,
  };
}
