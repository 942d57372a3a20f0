/** Points by reason of a score; see docs/duplicates.md. A test compares the two. */
export const POINTS = {
  "same-name": 80,
  "similar-name": 80,
  "same-country": 12,
  "same-website": 22,
  "same-city": 8,
  "same-email": 45,
  "same-phone": 30,
  "same-profile": 45,
  "same-company": 25,
  "common-name": -16,
  "other-words": -14,
  "other-kind": -30,
  "more-kinds": -8,
  "other-number": -60,
  "other-country": -60,
  "other-city": -30,
  "other-website": -18,
  "other-facts": -45,
  "other-email": -5,
  "other-phone": -5,
  "other-company": -35,
} as const;

export type ReasonCode = keyof typeof POINTS;
export type Reason = readonly [code: ReasonCode, points: number];
export interface Scored {
  score: number;
  reasons: Reason[];
}

export const scoredOf = (reasons: (Reason | null)[], limit = 100): Scored => {
  const kept = reasons.filter((reason) => reason !== null);
  const sum = kept.reduce((total, [, points]) => total + points, 0);
  return { score: Math.max(0, Math.min(limit, Math.round(sum))), reasons: kept };
};

export const reason = (code: ReasonCode, share = 1): Reason => [code, Math.round(POINTS[code] * share)];
export const reasonIf = (holds: boolean, code: ReasonCode): Reason | null => (holds ? reason(code) : null);

/** Minimum scores: pairs from LIKELY on are shown, pairs from CERTAIN on are merged by the dedupe button. */
export const LIKELY = 70;
export const CERTAIN = 90;
