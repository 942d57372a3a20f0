import { describe, expect, it } from "vitest";
import { isExhaustive } from "../../support/harness/test-scope";
import {
  agreement,
  companiesOf,
  LABELLED,
  labelledPairs,
  MADE_UP,
} from "../../understanding/confidence/cases";
import { questionOf } from "../../understanding/confidence/questions";
import {
  calibrationError,
  HALVES,
  inHalf,
  pairwiseOrder,
  plainLeads,
  scoredPairs,
  spreads,
} from "../../understanding/confidence/score";
import { understand } from "../../understanding/confidence/understand";

const SHARED = import.meta.glob<string>("../../../../shared/data/companies_*.csv", {
  query: "?raw",
  import: "default",
});
const shared = Object.entries(SHARED);
const hasShared = shared.length > 0 && isExhaustive;
if (shared.length === 0) console.info("skipped: the shared companies are not there (../shared/data)");

let known: ReturnType<typeof companiesOf> | undefined;
const readShared = async () => {
  known ??= companiesOf(
    Object.fromEntries(
      await Promise.all(
        shared.map(async ([path, read]) => [path.replace(/^.*[/]|[.]csv$/g, ""), await read()] as const),
      ),
    ),
  );
  return known;
};

describe("the labelled question-company pairs", () => {
  it("are at least 300 shared rows, each with hash and label, and 120 invented ones", () => {
    expect(LABELLED.length).toBeGreaterThanOrEqual(300);
    expect(MADE_UP.length).toBeGreaterThanOrEqual(120);
    for (const { hash, settled, asked } of LABELLED) {
      expect(hash).toMatch(/^[0-9a-f]{8}$/);
      expect([0, 1, 2, 3]).toContain(settled);
      expect(questionOf(asked), asked).not.toBeNull();
    }
    expect(new Set(LABELLED.map(({ file }) => file)).size).toBeGreaterThanOrEqual(15);
  });

  it("were labelled twice with high agreement, and each final label matches one of the passes", () => {
    const { equal, kappa } = agreement(LABELLED);
    expect(equal).toBeGreaterThan(0.9);
    expect(kappa).toBeGreaterThan(0.85);
    for (const { first, second, settled } of LABELLED)
      expect([first, second], `${first} ${second} ${settled}`).toContain(settled);
  });
});

describe("confidence compared with human labels", () => {
  it.each(HALVES)("orders the invented pairs of the %s half like their labels", (half) => {
    const { share, count } = pairwiseOrder(scoredPairs(inHalf(MADE_UP, half), understand));
    expect(count).toBeGreaterThan(100);
    expect(share).toBeGreaterThanOrEqual(0.9);
  });

  it.skipIf(!hasShared).each(HALVES)(
    "orders the %s half of all labelled pairs like their labels, and is calibrated within 10 points",
    async (half) => {
      const companies = await readShared();
      const pairs = labelledPairs(companies);
      expect(pairs.length).toBe(LABELLED.length);
      const scored = scoredPairs(inHalf([...MADE_UP, ...pairs], half), understand);
      expect(pairwiseOrder(scored).share).toBeGreaterThanOrEqual(0.9);
      expect(calibrationError(scored)).toBeLessThanOrEqual(10);
    },
    180_000,
  );

  it.skipIf(!hasShared)(
    "spreads the leads of simple searches over at least 35 points",
    async () => {
      const leads = plainLeads(await readShared(), understand);
      const together = spreads(leads, understand.confidence).at(-1);
      expect(together?.leads).toBeGreaterThan(300);
      expect((together?.high ?? 0) - (together?.low ?? 0)).toBeGreaterThanOrEqual(35);
    },
    180_000,
  );
});
