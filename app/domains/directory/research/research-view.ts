import { formatNumber, formatTime, plural } from "~/core/format";
import { addedOn } from "./added-on";
import type { Research } from "./get-research.server";
import type { ResearchSource } from "./open-source.server";
import { DAILY_GOAL, POLL_SECONDS, percentOf, reasonWords, YEAR_END_GOAL } from "./policy";

const others = (count: number, isOther = true) =>
  isOther ? plural(count, "other business", "other businesses") : plural(count, "business", "businesses");

function stateText({ status, waitsFor, waitsUntil, outcome, startedAt, ...rest }: Research, zone: string) {
  if (status === "stopped" && rest.others > 0)
    return `Running for ${others(rest.others)}. You’ll also see the results.`;
  const then = waitsUntil ? formatTime(waitsUntil, zone) : "";
  if (status === "stopped" && outcome === "reached") return "Stopped: target reached";
  if (status === "stopped")
    return startedAt ? "Stopped. Companies found so far are kept." : "Not started yet.";
  if (waitsFor === "day")
    return `Today’s limit of ${formatNumber(rest.mostADay)} new companies is reached. Continues at ${then}.`;
  if (waitsFor === "sources") return `Sources are unavailable. Next try at ${then}.`;
  if (rest.sources.every(({ isOn }) => !isOn)) return "All sources are paused.";
  return "Reading sources. You can leave this page.";
}

function sourceState({ isOn, key, reason, nextAt, completedAt, readAt }: ResearchSource, zone: string) {
  if (!isOn) return "Paused by an administrator";
  if (reason !== null) return `${key} ${reasonWords(reason)}. Next try: ${formatTime(nextAt, zone)}`;
  if (completedAt && completedAt.getTime() === readAt?.getTime())
    return `Complete. Next read: ${formatTime(nextAt, zone)}`;
  return readAt ? `Last read: ${formatTime(readAt, zone)}` : "Not read yet";
}

const goal = (label: string, count: number, aim: number) => ({
  label,
  text: `${formatNumber(count)} of ${formatNumber(aim)}`,
  percent: percentOf(count, aim),
});

function askedText({ status, askedBy, startedAt, others: count }: Research, zone: string): string | null {
  if (status === "stopped") return null;
  if (!startedAt || !askedBy) return `Running for ${others(count, false)}.`;
  const asked = `Started by ${askedBy} on ${formatTime(startedAt, zone)}.`;
  return count > 0 ? `${asked} ${others(count)} also started research, which continues if you stop.` : asked;
}

export const researchView = (research: Research, zone: string) => ({
  isRunning: research.status === "running",
  isWaiting: research.waitsFor !== null,
  count: research.currentCount,
  state: stateText(research, zone),
  asked: askedText(research, zone),
  goals: [
    goal("Target", research.currentCount, research.targetCount),
    goal("Added today", research.addedToday, DAILY_GOAL),
    goal("Year-end goal", research.currentCount, YEAR_END_GOAL),
  ],
  target: research.targetCount,
  blockingReason: research.blockingReason,
  sources: research.sources.map((source) => ({
    id: source.id,
    name: source.key,
    licence: source.licence,
    added: formatNumber(source.added),
    addedToday: formatNumber(addedOn(source, research.day)),
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
