export const MAX_KEYWORDS = 50;
export const MAX_KEYWORD_LENGTH = 60;
export const MAX_SENTENCE_LENGTH = 500;
export const MAX_SEARCH_NAME_LENGTH = 120;
/** Most leads one run may add. */
export const MAX_LEADS_PER_RUN = 500;
export const DEFAULT_LEADS_PER_RUN = 25;

/** Confidence of a lead, in the steps that colours and filters use: from and to, both included. */
export const BANDS = { sure: [80, 100], likely: [60, 79], unsure: [0, 59] } as const;
export type Band = keyof typeof BANDS;

type Tone = "success" | "warning" | "danger";
const tone =
  (over: number, atLeast: number) =>
  (confidence: number): Tone =>
    confidence >= over ? "success" : confidence >= atLeast ? "warning" : "danger";

/** The specification's thresholds of colour: one pair a screen. */
export const confidenceTone = {
  /** The portal's table: over 85, over 70. */
  table: tone(86, 71),
  /** The results modal. */
  modal: tone(90, 80),
  /** /ai-lead-search. */
  page: tone(80, 60),
};

/** Seconds between two looks at a search that runs. */
export const POLL_SECONDS = 5;

export const LEAD_STATUSES = ["new", "contacted", "qualified"] as const;
