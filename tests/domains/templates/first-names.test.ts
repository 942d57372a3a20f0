import { expect, it } from "vitest";
import { namesOf } from "~/domains/templates/rendering/names-of";
import { timeOf } from "../../support/harness/time-of";
import { score } from "../../understanding/names/score";

it("greets at least 95% of people by first name and none wrongly, in open and held-out cases", async () => {
  const [found, wrong] = await score((name) => namesOf(name).firstName);
  for (const half of ["open", "held"] as const) {
    expect(found?.cases[half]).toBeGreaterThan(30);
    expect(found?.[half], found?.misses?.join("\n")).toBeGreaterThanOrEqual(0.95);
    expect(wrong?.[half], wrong?.misses?.join("\n")).toBe(0);
  }
});

it.each(["(", "a ", "A.", "é-", "😀", ","])(
  "parses a name of 50,000 repetitions of '%s' within 50 ms",
  async (piece) => {
    expect(await timeOf(async () => namesOf(piece.repeat(50_000)), 50)).toBeLessThan(50);
  },
);
