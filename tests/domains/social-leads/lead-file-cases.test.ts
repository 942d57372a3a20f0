import { expect, it } from "vitest";
import { score } from "../../understanding/lead-files/score";

it("reads at least 95% of lead files and form opt-outs correctly, in open and held-out cases", async () => {
  for (const { name, cases, open, held, misses } of await score()) {
    expect(Math.min(cases.open, cases.held), name).toBeGreaterThan(20);
    expect(open, `${name}: ${misses?.join("\n")}`).toBeGreaterThanOrEqual(0.95);
    expect(held, name).toBeGreaterThanOrEqual(0.95);
  }
});
