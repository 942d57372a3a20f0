import { describe, expect, it } from "vitest";
import { score, toolsNamed } from "../../../understanding/imports/score";

describe("files of other tools", () => {
  it("have their columns recognised and their people imported, in both halves of the cases", async () => {
    for (const { name, cases, open, held, misses } of await score()) {
      expect(Math.min(cases.open, cases.held), name).toBeGreaterThan(90);
      expect(misses, name).toEqual([]);
      expect(open, name).toBe(1);
      expect(held, name).toBeGreaterThanOrEqual(0.99);
    }
  });

  it("are named by their columns", () => expect(toolsNamed()).toBe(1));
});
