import type { DuplicateSearch } from "./scan-lease.server";
import { isWorkingStep, STEPS, type Step } from "./steps";

const WORDS: Record<Step, string> = {
  clearing: "Starting",
  "reading-companies": "Reading your companies",
  "reading-contacts": "Reading your contacts",
  "comparing-companies": "Comparing companies",
  "comparing-contacts": "Comparing contacts",
  "grouping-companies": "Grouping companies",
  "grouping-contacts": "Grouping contacts",
  merging: "Merging exact duplicates",
  tidying: "Finishing",
  done: "Done",
  failed: "Failed",
};

const isReading = (step: Step) => STEPS.indexOf(step) <= STEPS.indexOf("reading-contacts");

/** For pages and the API: the rows read, and later the progress of the comparison. */
export function searchView(search: DuplicateSearch | null) {
  if (!search) return null;
  const { step, rowsDone, rowsTotal, keysDone, keysTotal, failureReason, completedAt } = search;
  const [done, total] = isReading(step) ? [rowsDone, rowsTotal] : [keysDone, keysTotal];
  return {
    isWorking: isWorkingStep(step),
    isFailed: step === "failed",
    step,
    title: WORDS[step],
    done: Math.min(done, total),
    total: total > 0 ? total : null,
    rows: rowsDone,
    failureReason,
    completedAt: completedAt?.toISOString() ?? null,
  };
}
