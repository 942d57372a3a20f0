import { describe, expect, it } from "vitest";
import { parseQuery } from "~/domains/lead-search/query-parser/parse-query";
import { CASES, score } from "../../understanding/sentences/score";

const AIM = 0.95;
const FIGURES = await score((sentence) => {
  const { criteria, notCovered } = parseQuery(sentence);
  return { ...criteria, notCovered };
});

it("contains 300 different hand-labelled descriptions in five languages", () => {
  const all = Object.values(CASES).flat();
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(new Set(all.map(({ sentence }) => sentence)).size).toBe(all.length);
  expect(Object.keys(CASES)).toHaveLength(5);
});

describe.each(FIGURES)("$name", ({ open, held, misses }) => {
  it("reaches its target in both halves", () => {
    expect(open, misses?.join("\n")).toBeGreaterThanOrEqual(AIM);
    expect(held).toBeGreaterThanOrEqual(AIM);
  });
});
