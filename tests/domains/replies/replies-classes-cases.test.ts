import { describe, expect, it } from "vitest";
import { classify } from "~/domains/replies/classification/classify";
import { score } from "../../understanding/classes/score";

const figures = await score(classify);
const named = (start: string) => figures.filter(({ name }) => name.startsWith(start));
const of = (name: string) => figures.find((figure) => figure.name === name);

const MORE = "class, 102 written when the rules stood";

const REFUSALS = "class, refusals in many words and what looks like one";
const POLITE = "class, 163 polite ones, in no other row";
const LAST = "class, 149 written last, in no other row";
const LATER_ONES = [MORE, REFUSALS, POLITE, LAST];

describe("1,204 labelled replies, half visible and half held out", () => {
  it.each(
    named("class,")
      .filter(({ name }) => !LATER_ONES.includes(name))
      .map(({ name }) => [name]),
  )("meet the accuracy goal in both halves: %s", (name) => {
    const { open = 0, held = 0, cases } = of(name) ?? {};
    expect(open).toBeGreaterThanOrEqual(0.92);
    // Twelve cases are too few for 92 %: one may be wrong.
    expect(held).toBeGreaterThanOrEqual(cases && cases.held < 20 ? 0.9 : 0.92);
  });

  it.each([
    [MORE, 0.85],
    [REFUSALS, 0.85],
    [POLITE, 0.7],
    [LAST, 0.8],
  ])("%s: most are classified correctly", (name, least) => {
    expect(of(name)?.held).toBeGreaterThanOrEqual(least);
  });

  it("extracts wishes, addresses and dates in at least 90% of cases", () => {
    const { open = 0, held = 0 } = named("wishes")[0] ?? {};
    expect(Math.min(open, held)).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ["refusals read as interest", 0],
    ["refusals of those two rows read as interest", 0],
    ["refusals, delays and wrong persons read as sure interest", 0],
    ["other replies classified as an opt-out", 3],
  ])("include no %s in the visible half, and at most %i in the held-out half", (name, most) => {
    const { open = 1, held = 9 } = of(name) ?? {};
    expect(open).toBe(0);
    expect(held).toBeLessThanOrEqual(most);
  });
});
