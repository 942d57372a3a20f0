import { expect, it } from "vitest";
import { score } from "../../../understanding/opt-outs/score";

it("reads columns and cells of opt-outs in five languages, in both halves of the cases", async () => {
  for (const { name, open, held, misses } of await score()) {
    expect(misses, name).toEqual([]);
    expect(open, name).toBe(1);
    expect(held, name).toBeGreaterThanOrEqual(0.98);
  }
});
