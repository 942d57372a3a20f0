import type { getHomeDashboard } from "./get-home-dashboard.server";

/** `worth` is US dollars. */
export const workingDayJson = ({
  waiting,
  figures,
  steps,
  hasDemoWork,
}: Awaited<ReturnType<typeof getHomeDashboard>>) => ({
  waiting: waiting.map(({ key, title, text, to }) => ({ kind: key, title, text, path: to })),
  lastThirtyDays: figures.map(({ key, count, isExact, byDay, worth, to }) => ({
    kind: key,
    count,
    isExact,
    byDay,
    path: to,
    worth: worth === null ? null : worth / 100,
  })),
  hasDemoWork,
  firstSteps: steps.map(({ key, label, to, isDone }) => ({ kind: key, label, path: to, isDone })),
});
