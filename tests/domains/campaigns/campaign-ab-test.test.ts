import { describe, expect, it } from "vitest";
import { averageRate, progressOf, responseRateOf } from "~/domains/campaigns/campaign-policy";
import {
  compareVariants,
  comparisonText,
  normal,
  wilson,
} from "~/domains/campaigns/metrics/compare-variants";

const arm = (responses: number, sent: number) => ({ responses, sent });
const rounded = (values: number[]) => values.map((value) => Math.round(value * 10_000) / 10_000);

describe("the figures of a campaign", () => {
  it("follow the formulas of the specification", () => {
    expect([progressOf(1, 3), progressOf(2, 3), progressOf(0, 0)]).toEqual([33, 67, 0]);
    expect([progressOf(3, 3, 1), progressOf(3, 3, 0), progressOf(1, 3, 5)]).toEqual([99, 100, 33]);
    expect([responseRateOf(1, 8), responseRateOf(0, 0)]).toEqual([13, 0]);
    expect([averageRate([50, 0, 0]), averageRate([])]).toEqual([17, 0]);
  });
});

describe("a subject line A/B test", () => {
  it("computes the confidence intervals published by Newcombe in 1998", () => {
    expect(rounded(wilson(arm(81, 263)))).toEqual([0.2553, 0.3662]);
    expect(rounded(wilson(arm(15, 148)))).toEqual([0.0624, 0.1605]);
    expect(rounded(wilson(arm(0, 20)))).toEqual([0, 0.1611]);
    expect(rounded(wilson(arm(1, 29)))).toEqual([0.0061, 0.1718]);
    const { low, high, difference } = compareVariants(arm(48, 80), arm(56, 70));
    expect(rounded([difference, low, high])).toEqual([0.2, 0.0524, 0.3339]);
  });

  it("computes confidence by the normal distribution", () => {
    expect(rounded([normal(0), normal(1.959964), normal(-1), normal(2.575829)])).toEqual([
      0.5, 0.975, 0.1587, 0.995,
    ]);
    // z = 2.65, p = 0.008
    expect(compareVariants(arm(48, 80), arm(56, 70)).confidence).toBeCloseTo(0.992, 3);
    expect(compareVariants(arm(10, 100), arm(10, 100)).confidence).toBeCloseTo(0, 6);
  });

  it("names no winner with too little data", () => {
    const few = compareVariants(arm(0, 10), arm(3, 10));
    expect(few.confidence).toBeNull();
    expect(comparisonText(few)).toContain("Not enough replies");
    expect(compareVariants(arm(0, 0), arm(0, 0))).toMatchObject({ difference: 0, confidence: null });
    expect(comparisonText(compareVariants(arm(10, 100), arm(12, 100)))).toContain("No clear winner yet");
    expect(comparisonText(compareVariants(arm(48, 80), arm(56, 70)))).toContain(
      "Subject B performs better (99.1% sure)",
    );
  });
});
