import { describe, expect, it } from "vitest";
import { askedColumns, preserveParams } from "~/ui/data/asked-columns";

const KEYS = ["name", "stage", "value", "owner"];
const asked = (query: string) => askedColumns(new URLSearchParams(query), KEYS);

describe("columns requested in the query string", () => {
  it.each([
    ["", KEYS, []],
    ["columns=value,stage", ["name", "stage", "value"], []],
    ["columns=stage&columns=owner", ["name", "stage", "owner"], []],
    ["columns=stage,margin", ["name", "stage"], ["margin"]],
    ["columns=margin", KEYS, ["margin"]],
    ["columns=,,", KEYS, []],
    ["columns=name", ["name"], []],
  ])("are read from %j: shown %j, unknown %j", (query, shown, gone) => {
    expect(asked(query)).toMatchObject({ shown, gone });
  });

  it("reads at most twenty names of forty characters", () => {
    const many = Array.from({ length: 500 }, (_, n) => `columns=${n}${"x".repeat(5000)}`).join("&");
    const { gone } = asked(many);
    expect(gone.length).toBeLessThanOrEqual(20);
    for (const name of gone) expect(name.length).toBeLessThanOrEqual(40);
  });

  it("carry over, with only the row density, to links to other pages", () => {
    const params = new URLSearchParams("columns=stage&dense=1&cursor=4");
    expect(preserveParams("/leads", params)).toBe("/leads?columns=stage&dense=1");
    expect(preserveParams("/leads?cursor=9", params)).toBe("/leads?cursor=9&columns=stage&dense=1");
    expect(preserveParams("/leads", new URLSearchParams("search=x"))).toBe("/leads");
  });
});
