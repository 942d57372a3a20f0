/** Points, together 100. docs/confidence.md says what each means, and a test compares the two. */
export const CONFIDENCE_WEIGHTS = {
  industry: 25,
  country: 20,
  size: 15,
  words: 15,
  completeness: 10,
  freshness: 5,
  source: 10,
} as const;

/** Of its weight, rounded down, where something fits in part. docs/confidence.md says them in words. */
export const SHARES = {
  industryInText: 0.6,
  nextSize: 1 / 3,
  firstWord: 0.6,
  starterList: 0.7,
  otherShared: 0.6,
} as const;

export const COMPLETENESS = {
  website: 3,
  city: 1,
  description: 2,
  size: 1,
  industry: 1,
  contact: 2,
} as const;

/** Days until which a record counts as fresh, and after which it counts as old. */
export const FRESH_DAYS = 90;
export const OLD_DAYS = 3 * 365;
