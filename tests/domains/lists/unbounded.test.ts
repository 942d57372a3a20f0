import { describe, expect, it } from "vitest";
import { append, largest, smallest } from "~/core/lists/unbounded";

const MANY = 500_000;
const many = () => Array.from({ length: MANY }, (_, index) => index - 5);

describe("a list of half a million values", () => {
  it("is added to another one", () => {
    const list = [1];
    append(list, many());
    expect(list).toHaveLength(MANY + 1);
  });

  it("has a largest and a smallest value", () => {
    expect([largest(many()), smallest(many())]).toEqual([MANY - 6, -5]);
  });
});

it("answers with its bound for no values, and where the bound is beyond all", () => {
  expect([largest([], 0), largest([3], 7), smallest([], 9), smallest([3], 1)]).toEqual([0, 7, 9, 1]);
});
