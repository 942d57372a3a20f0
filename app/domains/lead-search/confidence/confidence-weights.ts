/** Points with every criterion set, 100 in total. docs/confidence.md explains them, and a test compares the two. */
export const CONFIDENCE_WEIGHTS = {
  industry: 34,
  country: 7,
  size: 11,
  words: 14,
  completeness: 20,
  reach: 5,
  corroboration: 3,
  freshness: 2,
  activity: 2,
  source: 2,
} as const;

export const COMPLETENESS = { website: 12, description: 4, city: 2, size: 2 } as const;

/** Points deducted if the record contradicts the criteria or the company is closed, not scaled by the criteria set. */
export const DEDUCTIONS = {
  otherIndustry: 35,
  unknownIndustry: 10,
  otherCountry: 60,
  otherSize: 35,
  noWord: 20,
  closed: 45,
} as const;

export const SHARES = {
  broaderIndustry: 0.35,
  contested: 0.8,
  nextSize: 0.6,
  firstWord: 0.6,
  person: 0.5,
  starterList: 0.7,
  otherShared: 0.6,
} as const;

/** Evidence from this weight (0 to 100) on earns this share of the industry's weight. */
export const STRENGTH: readonly (readonly [weight: number, share: number])[] = [
  [98, 1],
  [95, 0.9],
  [88, 0.75],
  [76, 0.5],
  [70, 0.4],
  [55, 0.3],
  [40, 0.15],
];

export const FRESH_DAYS = 90;
export const OLD_DAYS = 3 * 365;

/** Ownership and purpose are not evidence against an industry: a club is a charity, a ministry runs hospitals. */
export const BESIDE_ANY_INDUSTRY: readonly string[] = ["nonprofit", "government"];
