import { expect, it } from "vitest";
import { score } from "../../../understanding/registers/score";

it("recognises company names from GLEIF and Wikidata, in the open and held-out cases", async () => {
  for (const { name, cases, open, held, misses } of await score()) {
    expect(Math.min(cases.open, cases.held), name).toBeGreaterThan(15);
    expect(open, `${name}: ${misses?.join("\n")}`).toBeGreaterThanOrEqual(0.95);
    expect(held, name).toBeGreaterThanOrEqual(0.95);
  }
});
