import { expect, it } from "vitest";
import { score } from "../../understanding/lead-files/score";

it("reads lead files and opt-outs of lead forms, in both halves of the cases", async () => {
  for (const { name, cases, open, held, misses } of await score()) {
    expect(Math.min(cases.open, cases.held), name).toBeGreaterThan(20);
    expect(open, `${name}: ${misses?.join("\n")}`).toBeGreaterThanOrEqual(0.95);
    expect(held, name).toBeGreaterThanOrEqual(0.95);
  }
});
