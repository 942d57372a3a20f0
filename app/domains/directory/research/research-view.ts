import { formatNumber, formatTime } from "~/core/format";
import type { Research } from "./get-research.server";
import type { ResearchSource } from "./open-source.server";
import { DAILY_GOAL, POLL_SECONDS, percentOf, reasonWords, YEAR_END_GOAL } from "./policy";

function stateText({ status, waitsFor, waitsUntil, outcome, startedAt, ...rest }: Research, zone: string) {
  const then = waitsUntil ? formatTime(waitsUntil, zone) : "";
  if (status === "stopped" && outcome === "reached") return "It reached its target and stopped.";
  if (status === "stopped")
    return startedAt ? "It is stopped. What it found stays." : "It has not been started yet.";
  if (waitsFor === "day")
    return `Today’s limit of ${formatNumber(rest.mostADay)} new companies is reached. It goes on at ${then}.`;
  if (waitsFor === "sources")
    return `No source can be reached now. It tries again at ${then}, and nothing else is affected.`;
  if (rest.sources.every(({ isOn }) => !isOn)) return "The operator has paused every source.";
  return "It reads one page after the other of each source. You may leave this screen.";
}

function sourceState({ isOn, key, reason, nextAt, completedAt, readAt }: ResearchSource, zone: string) {
  if (!isOn) return "Paused by the operator";
  if (reason !== null) return `${key} ${reasonWords(reason)}. Next try: ${formatTime(nextAt, zone)}`;
  if (completedAt && completedAt.getTime() === readAt?.getTime())
    return `Read whole. Again: ${formatTime(nextAt, zone)}`;
  return readAt ? `Last page: ${formatTime(readAt, zone)}` : "Not asked yet";
}

const goal = (label: string, count: number, aim: number) => ({
  label,
  text: `${formatNumber(count)} of ${formatNumber(aim)}`,
  percent: percentOf(count, aim),
});

export const researchView = (research: Research, zone: string) => ({
  isRunning: research.status === "running",
  isWaiting: research.waitsFor !== null,
  count: research.currentCount,
  state: stateText(research, zone),
  goals: [
    goal("Target", research.currentCount, research.targetCount),
    goal("Added today", research.addedToday, DAILY_GOAL),
    goal("By the end of the year", research.currentCount, YEAR_END_GOAL),
  ],
  target: research.targetCount,
  obstacle: research.obstacle,
  sources: research.sources.map((source) => ({
    id: source.id,
    name: source.key,
    licence: source.licence,
    added: formatNumber(source.added),
    known: formatNumber(source.known),
    rejected: formatNumber(source.rejected),
    isOn: source.isOn,
    hasFailed: source.reason !== null,
    state: sourceState(source, zone),
    detail: source.detail,
  })),
  refreshSeconds: research.status === "running" ? POLL_SECONDS : null,
});
export type ResearchView = ReturnType<typeof researchView>;
