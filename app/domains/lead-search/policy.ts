export const MAX_KEYWORDS = 50;
export const MAX_KEYWORD_LENGTH = 60;
export const MAX_SENTENCE_LENGTH = 500;
export const MAX_SEARCH_NAME_LENGTH = 120;
export const MAX_LEADS_PER_RUN = 500;
export const DEFAULT_LEADS_PER_RUN = 25;

/** Confidence bands that colours and filters use; both bounds are inclusive. */
export const BANDS = { sure: [80, 100], likely: [60, 79], unsure: [0, 59] } as const;
export type Band = keyof typeof BANDS;

/** The specification's colour thresholds, one pair per screen. */
export const THRESHOLDS = {
  table: { high: 85, middle: 70 },
  modal: { high: 89, middle: 79 },
  page: { high: 79, middle: 59 },
} as const;

export const POLL_SECONDS = 5;

export const LEAD_STATUSES = ["new", "contacted", "qualified"] as const;
