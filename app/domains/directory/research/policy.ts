import type { FetchReason } from "~/adapters/public-fetch/fetch-error";

/** The default target: companies in the shared directory. */
export const TARGET = 200_000;
export const MAX_TARGET = 1_000_000;
export const DAILY_GOAL = 619;
export const YEAR_END_GOAL = 100_000;
/** The default number of new companies per day (UTC). */
export const MAX_DAILY_ADDITIONS = 5_000;

/** Seconds between polls of a screen while the research runs. */
export const POLL_SECONDS = 10;
/** Seconds between polls of the directory's figures. */
export const STATS_POLL_SECONDS = 30;

/** After this time, a job starts no further page. */
export const STEP_MILLISECONDS = 20_000;
export const PAUSE_SECONDS = 55;
/** Days after which a completely read source is read again for changes. */
export const AGAIN_DAYS = 7;

const SHORTEST_WAIT = 60;
const MAX_WAIT_SECONDS = 6 * 3600;

/** Returns the delay in seconds: doubles from one minute to six hours, unless the server requests a longer one. */
export const waitAfter = (failures: number, retryAfter = 0): number =>
  Math.max(Math.min(SHORTEST_WAIT * 2 ** Math.max(failures - 1, 0), MAX_WAIT_SECONDS), retryAfter);

type ResearchReason = FetchReason | "unexpected";

const REASON_LABELS: Readonly<Record<ResearchReason, string>> = {
  unreachable: "can’t be reached",
  too_slow: "timed out",
  too_large: "sent too much data",
  status: "returned an error",
  not_its_format: "responded in an unknown format",
  refused_address: "has an address we don’t allow",
  robots: "blocks automated access",
  missing: "has no file at its address",
  unexpected: "failed on our side",
};

export const reasonWords = (reason: string): string =>
  REASON_LABELS[reason as ResearchReason] ?? REASON_LABELS.unexpected;

/** Progress in whole percent, never above 100. */
export const percentOf = (count: number, target: number): number =>
  Math.min(100, Math.floor((count / target) * 100));
