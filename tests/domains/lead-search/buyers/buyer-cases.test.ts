import { describe, expect, it } from "vitest";
import { parseQuery } from "~/domains/lead-search/query-parser/parse-query";
import { CASES, proposalOf, score } from "../../../understanding/buyers/score";

const AIMS = [0.9, 0.9, 1];
const FIGURES = await score((sentence) => proposalOf(parseQuery(sentence).criteria));

it("contains 60 different hand-labelled descriptions in five languages", () => {
  expect(CASES).toHaveLength(60);
  expect(new Set(CASES.map(({ sentence }) => sentence)).size).toBe(60);
});

describe.each(FIGURES.map((figure, index) => ({ ...figure, least: AIMS[index] ?? 1 })))(
  "$name",
  ({ open, held, misses, cases, least }) => {
    it("reaches its target in both halves", () => {
      expect(cases).toEqual({ open: 30, held: 30 });
      expect(open, misses?.join("\n")).toBeGreaterThanOrEqual(least);
      expect(held).toBeGreaterThanOrEqual(least);
    });
  },
);
