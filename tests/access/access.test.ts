import { describe, expect, it } from "vitest";
import { endpoints } from "./matrix";
import { TABLE } from "./table";

describe("the access table", () => {
  it("has a row for every endpoint of the product, and no other", () => {
    const known = new Set(TABLE.map(({ path }) => path));
    const inProduct = new Set(endpoints.map(({ path }) => path));
    expect([...inProduct].filter((path) => !known.has(path))).toEqual([]);
    expect([...known].filter((path) => !inProduct.has(path))).toEqual([]);
    expect(TABLE).toHaveLength(known.size);
    expect(endpoints).toHaveLength(inProduct.size);
  });

  it("has a foreign row for every endpoint with an id", () => {
    // A question is a number of the table, and a platform one of five names: the same for all.
    const isOwned = ({ path, access }: (typeof TABLE)[number]) =>
      !["admin", "public"].includes(access) &&
      !path.startsWith("/dev/") &&
      /:(?!(?:question|platform)\b)\w+(?!\w*\?)/.test(path);
    expect(TABLE.filter((row) => isOwned(row) && !row.foreign).map(({ path }) => path)).toEqual([]);
  });

  it("names the methods an endpoint has: a page with an action posts, one without doesn't", () => {
    const wrong = endpoints.filter(({ route, path }) => {
      const row = TABLE.find((row) => row.path === path);
      // A call answers 405 to what it doesn't take; methods.test.ts asks it.
      return row?.kind === "page" && Boolean(route.module.action) !== (row.methods ?? []).includes("POST");
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});
