import { describe, expect, it } from "vitest";
import { isRecent, LocalPrices, localPriceText, parseRates } from "~/domains/settings/local-prices";

const prices = { ratedOn: "2026-11-12", rates: [{ currency: "KES", perDollar: 129.2 }] };
const on = (day: string) => isRecent(prices, new Date(`${day}T08:00:00Z`));

describe("local prices", () => {
  it("are rounded to three significant digits, and listed per currency", () => {
    expect(localPriceText(29_900, prices)).toBe("≈ KES 38,600");
    const rates = [...prices.rates, { currency: "NGN", perDollar: 1500 }];
    expect(localPriceText(7_920, { rates })).toBe("≈ KES 10,200 · NGN 119,000");
  });

  it("are shown for 30 days from the date of their exchange rates", () => {
    expect(["2026-11-11", "2026-11-12", "2026-12-12", "2026-12-13"].map(on)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it("are parsed with one rate per line", () => {
    expect(parseRates(" KES 129.20\n\nNGN: 1,500")).toEqual([
      { currency: "KES", perDollar: 129.2 },
      { currency: "NGN", perDollar: 1500 },
    ]);
  });

  it.each([
    ["no rate", parseRates("KES")],
    ["no currency", parseRates("129.20")],
    ["a rate of zero", parseRates("KES 0")],
    ["too many currencies", parseRates("KES 1\nNGN 1\nGHS 1\nZAR 1\nUGX 1")],
  ])("are rejected with %s", (_, rates) => {
    expect(LocalPrices.safeParse({ ...prices, rates }).success).toBe(false);
  });
});
