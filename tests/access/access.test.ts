import { describe, expect, it } from "vitest";
import { endpoints } from "./matrix";
import { TABLE } from "./table";

describe("the access table", () => {
  it("lists every endpoint of the product and no others", () => {
    const known = new Set(TABLE.map(({ path }) => path));
    const inProduct = new Set(endpoints.map(({ path }) => path));
    expect([...inProduct].filter((path) => !known.has(path))).toEqual([]);
    expect([...known].filter((path) => !inProduct.has(path))).toEqual([]);
    expect(TABLE).toHaveLength(known.size);
    expect(endpoints).toHaveLength(inProduct.size);
  });

  it("defines another business's row for every endpoint with an id", () => {
    // A question is a number in the table, and a platform one of five names: the same for all accounts.
    const isOwned = ({ path, access }: (typeof TABLE)[number]) =>
      !["admin", "public"].includes(access) &&
      !path.startsWith("/dev/") &&
      /:(?!(?:question|platform)\b)\w+(?!\w*\?)/.test(path);
    expect(TABLE.filter((row) => isOwned(row) && !row.foreign).map(({ path }) => path)).toEqual([]);
  });

  it("lists POST for exactly the pages that have an action", () => {
    const wrong = endpoints.filter(({ route, path }) => {
      const row = TABLE.find((row) => row.path === path);
      // A call returns 405 for a method it doesn't accept; methods.test.ts covers that.
      return row?.kind === "page" && Boolean(route.module.action) !== (row.methods ?? []).includes("POST");
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
