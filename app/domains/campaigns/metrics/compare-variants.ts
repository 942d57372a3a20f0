interface Variant {
  sent: number;
  responses: number;
}

interface Comparison {
  /** Replies per recipient, 0 to 1. */
  rateA: number;
  rateB: number;
  /** B minus A, with its 95% confidence interval. */
  difference: number;
  low: number;
  high: number;
  /** Probability that the rates differ, 0 to 1; null with too few replies. */
  confidence: number | null;
}

/** The 97.5th percentile of the normal distribution. */
const Z95 = 1.959964;
/** With fewer expected replies or non-replies per variant, the normal approximation does not hold. */
const MIN_EXPECTED_COUNT = 5;

/** Wilson's 95% interval of a proportion (E. B. Wilson, 1927). */
export function wilson({ sent, responses }: Variant): [low: number, high: number] {
  if (sent === 0) return [0, 1];
  const rate = responses / sent;
  const middle = rate + Z95 ** 2 / (2 * sent);
  const spread = Z95 * Math.sqrt((rate * (1 - rate)) / sent + Z95 ** 2 / (4 * sent ** 2));
  const scale = 1 + Z95 ** 2 / sent;
  return [Math.max(0, (middle - spread) / scale), Math.min(1, (middle + spread) / scale)];
}

/** The cumulative normal distribution, with an error below 7.5e-8 (Abramowitz and Stegun, 26.2.17). */
export function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const sum = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce(
    (total, factor) => (total + factor) * t,
    0,
  );
  const tail = (Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI)) * sum;
  return z < 0 ? tail : 1 - tail;
}

function hasEnough(arms: Variant[], rate: number): boolean {
  return arms.every(({ sent }) => Math.min(sent * rate, sent * (1 - rate)) >= MIN_EXPECTED_COUNT);
}

/** Compares two proportions with a pooled rate; the interval combines two Wilson intervals (R. G. Newcombe, 1998, method 10). */
export function compareVariants(a: Variant, b: Variant): Comparison {
  const rateA = a.sent > 0 ? a.responses / a.sent : 0;
  const rateB = b.sent > 0 ? b.responses / b.sent : 0;
  const [lowA, highA] = wilson(a);
  const [lowB, highB] = wilson(b);
  const difference = rateB - rateA;
  const interval = {
    low: difference - Math.hypot(rateB - lowB, highA - rateA),
    high: difference + Math.hypot(highB - rateB, rateA - lowA),
  };
  const common = (a.responses + b.responses) / Math.max(1, a.sent + b.sent);
  if (!hasEnough([a, b], common)) return { rateA, rateB, difference, ...interval, confidence: null };
  const error = Math.sqrt(common * (1 - common) * (1 / a.sent + 1 / b.sent));
  return { rateA, rateB, difference, ...interval, confidence: 2 * normal(Math.abs(difference) / error) - 1 };
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}`;
const SURE = 0.95;

export function comparisonText({ difference, low, high, confidence }: Comparison): string {
  if (confidence === null)
    return "Not enough replies to compare. Each subject needs at least 5 recipients who replied and 5 who didn’t.";
  const range = `Difference (95% confidence interval): ${percent(low)} to ${percent(high)} points.`;
  const sure = `${Math.min(99.9, Math.floor(confidence * 1000) / 10)}% sure`;
  if (confidence < SURE) return `No clear winner yet (${sure}; 95% is the usual threshold). ${range}`;
  return `Subject ${difference > 0 ? "B" : "A"} performs better (${sure}). ${range}`;
}
