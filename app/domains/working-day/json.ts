import type { FirstStep } from "./first-steps.server";
import type { Figure } from "./thirty-days.server";
import type { Waiting } from "./waiting.server";

export const workingDayJson = (waiting: Waiting[], figures: Figure[], steps: FirstStep[]) => ({
  waiting: waiting.map(({ key, title, text, to }) => ({ kind: key, title, text, path: to })),
  lastThirtyDays: figures.map(({ key, count, isExact, byDay }) => ({ kind: key, count, isExact, byDay })),
  firstSteps: steps.map(({ key, label, to, isDone }) => ({ kind: key, label, path: to, isDone })),
});
