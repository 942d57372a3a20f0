import { expect, it } from "vitest";
import { monthWith } from "~/domains/billing/ui/fee-chooser";

it("adds plan price and platform fee of a month with one deal, and marks the cheapest plan", () => {
  expect(monthWith(1_000_000, "monthly")).toEqual([
    { id: "startup", price: 9_900, fee: 150_000, total: 159_900, isLeast: false },
    { id: "scaleup", price: 29_900, fee: 100_000, total: 129_900, isLeast: true },
    { id: "corporate", price: 79_900, fee: 50_000, total: 129_900, isLeast: true },
  ]);
  expect(monthWith(100_000, "monthly").map(({ isLeast }) => isLeast)).toEqual([true, false, false]);
  expect(monthWith(5_000_000, "annual").map(({ isLeast }) => isLeast)).toEqual([false, false, true]);
});
