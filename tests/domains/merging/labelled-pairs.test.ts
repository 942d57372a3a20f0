import { describe, expect, it } from "vitest";
import { REASON_LABELS } from "~/domains/directory/similarity/reason-labels";
import { CERTAIN, LIKELY, POINTS } from "~/domains/directory/similarity/reasons";
import document from "../../../docs/duplicates.md?raw";
import {
  figuresOf,
  LABELLED,
  labelledPairs,
  MADE_UP,
  rowsOf,
  scoreOf,
} from "../../understanding/duplicates/cases";

const SHARED = import.meta.glob<string>("../../../../shared/data/companies_*.csv", {
  query: "?raw",
  import: "default",
});
const shared = Object.entries(SHARED);
if (shared.length === 0) console.info("skipped: the shared companies are not there (../shared/data)");

const readShared = async () =>
  rowsOf(
    Object.fromEntries(
      await Promise.all(
        shared.map(async ([path, read]) => [path.replace(/^.*[/]|[.]csv$/g, ""), await read()] as const),
      ),
    ),
  );

describe("the labelled row pairs", () => {
  it("are 250 pairs of shared rows (file, hash and label only) and 34 invented ones", () => {
    expect(LABELLED.length).toBe(250);
    expect(MADE_UP.length).toBe(34);
    for (const { rows } of LABELLED) for (const row of rows) expect(row).toMatch(/^[a-z_]+ [0-9a-f]{8}$/);
    const agreed = LABELLED.filter(({ first, second }) => first === second);
    expect(agreed.length / LABELLED.length).toBeGreaterThan(0.95);
    expect(agreed.every(({ first, settled }) => first === settled)).toBe(true);
  });
});

describe("a duplicate score compared with human labels", () => {
  it.each(MADE_UP.map((pair) => [pair.isSame ? "the same" : "not the same", pair] as const))(
    "rates an invented pair as %s, as labelled",
    (_, pair) => {
      expect([pair.key, scoreOf(pair) >= LIKELY]).toEqual([pair.key, pair.isSame]);
    },
  );

  it.skipIf(shared.length === 0)(
    "has high precision and recall in the open and held-out halves",
    async () => {
      const pairs = [...MADE_UP, ...labelledPairs(await readShared())];
      expect(pairs.length).toBe(284);
      for (const half of ["open", "held"] as const) {
        expect(figuresOf(pairs, LIKELY, half).precision).toBeGreaterThanOrEqual(0.98);
        expect(figuresOf(pairs, LIKELY, half).recall).toBeGreaterThanOrEqual(0.94);
        expect(figuresOf(pairs, CERTAIN, half).precision).toBe(1);
      }
    },
    120_000,
  );

  it("has the points stated in its document, and a label for each reason", () => {
    const rows = [...document.matchAll(/^\| ([a-z-]+) \| (-?\d+) \|$/gm)].map(
      ([, code = "", points]) => [code, Number(points)] as const,
    );
    expect(Object.fromEntries(rows)).toEqual(POINTS);
    expect(Object.keys(REASON_LABELS).sort()).toEqual(Object.keys(POINTS).sort());
    expect(document).toContain(`From ${LIKELY} on`);
    expect(document).toContain(`from ${CERTAIN} on`);
  });
});
