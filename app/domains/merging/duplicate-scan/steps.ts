/** In execution order. The last two are final. */
export const STEPS = [
  "clearing",
  "reading-companies",
  "reading-contacts",
  "comparing-companies",
  "comparing-contacts",
  "grouping-companies",
  "grouping-contacts",
  "merging",
  "tidying",
  "done",
  "failed",
] as const;
export type Step = (typeof STEPS)[number];

export const isWorkingStep = (step: Step): boolean => step !== "done" && step !== "failed";

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? "done";
