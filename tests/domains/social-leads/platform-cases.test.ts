import { expect, it } from "vitest";
import { score } from "../../understanding/platforms/score";

it("reads at least 95% of lead forms and platform messages correctly, in open and held-out cases", async () => {
  for (const { name, cases, open, held, misses } of await score()) {
    expect(Math.min(cases.open, cases.held), name).toBeGreaterThan(12);
    expect(open, `${name}: ${misses?.join("\n")}`).toBeGreaterThanOrEqual(0.95);
    expect(held, name).toBeGreaterThanOrEqual(0.95);
  }
});
