import { addedOn } from "./added-on";
import type { Research } from "./get-research.server";
import type { ResearchSource } from "./open-source.server";
import { DAILY_GOAL, reasonWords, YEAR_END_GOAL } from "./policy";

/** A source as businesses see it: without its address and server errors. */
export const sourceStateJson = (source: ResearchSource) => ({
  source: source.key,
  licence: source.licence,
  isOn: source.isOn,
  added: source.added,
  known: source.known,
  rejected: source.rejected,
  lastReadAt: source.readAt?.toISOString() ?? null,
  completedAt: source.completedAt?.toISOString() ?? null,
  error: source.reason === null ? null : `${source.key} ${reasonWords(source.reason)}.`,
  nextAt: source.nextAt.toISOString(),
});

export const researchJson = (research: Research) => ({
  status: research.status,
  currentCount: research.currentCount,
  targetCount: research.targetCount,
  percentComplete: research.percentComplete,
  addedToday: research.addedToday,
  askedBy: research.askedBy,
  others: research.others,
  dailyGoal: DAILY_GOAL,
  yearEndGoal: YEAR_END_GOAL,
  mostADay: research.mostADay,
  startedAt: research.startedAt?.toISOString() ?? null,
  outcome: research.outcome,
  waitsFor: research.waitsFor,
  waitsUntil: research.waitsUntil?.toISOString() ?? null,
  sources: research.sources.map((source) => ({
    ...sourceStateJson(source),
    addedToday: addedOn(source, research.day),
  })),
});
