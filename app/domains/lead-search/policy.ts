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

/** The specification's thresholds of colour, a pair a screen: high and middling are above these. */
export const THRESHOLDS = {
  /** The portal's table: over 85, over 70. */
  table: { high: 85, middle: 70 },
  /** One lead, opened: from 90, from 80. */
  modal: { high: 89, middle: 79 },
  /** /ai-lead-search: from 80, from 60. */
  page: { high: 79, middle: 59 },
} as const;

/** Seconds between two looks at a search that runs. */
export const POLL_SECONDS = 5;

export const LEAD_STATUSES = ["new", "contacted", "qualified"] as const;
