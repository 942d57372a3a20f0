import { describe, expect, it } from "vitest";
import { append, largest, smallest } from "~/core/lists/unbounded";

const MANY = 500_000;
const many = () => Array.from({ length: MANY }, (_, index) => index - 5);

describe("a list of half a million values", () => {
  it("can be appended to another list", () => {
    const list = [1];
    append(list, many());
    expect(list).toHaveLength(MANY + 1);
  });

  it("has a largest and a smallest value", () => {
    expect([largest(many()), smallest(many())]).toEqual([MANY - 6, -5]);
  });
});

it("returns its bound for an empty list, or if the bound exceeds all values", () => {
  expect([largest([], 0), largest([3], 7), smallest([], 9), smallest([3], 1)]).toEqual([0, 7, 9, 1]);
});
