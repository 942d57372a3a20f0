import { expect, it } from "vitest";
import { score } from "../../../understanding/opt-outs/score";

it("recognises opt-out columns and values in five languages, in the open and held-out cases", async () => {
  for (const { name, open, held, misses } of await score()) {
    expect(misses, name).toEqual([]);
    expect(open, name).toBe(1);
    expect(held, name).toBeGreaterThanOrEqual(0.98);
  }
});
