import { describe, expect, it } from "vitest";
import { readEarnings } from "~/domains/agents/earnings";
import { payDeals } from "~/domains/agents/paid-deals";
import { AFFILIATE, affiliateEarnings, JOINING } from "~/domains/agents/programme";
import { COMMUNITY_READING, LANDING_READING, rangeOf, SIGNUP_READING } from "~/domains/agents/readings";
import { AGENT_TIERS, commissionOf, remainingToNextTier, TIERS, tierOf } from "~/domains/agents/tiers";

const totals = (leadsClosed: number, dollars: number) => ({ leadsClosed, totalLeadValue: dollars * 100 });

describe("the paid tier table", () => {
  it("pays 5, 7, 10, 12 and 15 percent", () => {
    expect(AGENT_TIERS.map((tier) => TIERS[tier].rate)).toEqual([5, 7, 10, 12, 15]);
  });

  it.each([
    [0, 0, "entry"],
    [4, 9_999.99, "entry"],
    [5, 0, "bronze"],
    [1, 10_000, "bronze"],
    [14, 49_999.99, "bronze"],
    [15, 0, "silver"],
    [2, 50_000, "silver"],
    [30, 0, "gold"],
    [3, 150_000, "gold"],
    [60, 0, "platinum"],
    [1, 500_000, "platinum"],
    [5, 150_000, "gold"],
  ])("puts an agent with %i closed leads worth $%d in the %s tier", (leads, dollars, tier) => {
    expect(tierOf(totals(leads, dollars))).toBe(tier);
  });

  it("returns what the next tier requires, and null at the top tier", () => {
    expect(remainingToNextTier(totals(3, 8_000))).toEqual({ tier: "bronze", leads: 2, value: 200_000 });
    expect(remainingToNextTier(totals(6, 60_000))).toEqual({ tier: "gold", leads: 24, value: 9_000_000 });
    expect(remainingToNextTier(totals(60, 0))).toBeNull();
  });

  it("rounds a commission to the cent, with half a cent rounded up", () => {
    expect(commissionOf(400_000, "bronze")).toBe(28_000);
    expect(commissionOf(10, "entry")).toBe(1);
    expect(commissionOf(275_050, "bronze")).toBe(19_254);
    expect(commissionOf(0, "platinum")).toBe(0);
  });
});

describe("a series of deals", () => {
  it("pays each deal at the tier reached before it", () => {
    const deals = payDeals([180_000, 425_000, 460_000, 275_050, 1_200_000]);
    expect(deals.map(({ tier }) => tier)).toEqual(["entry", "entry", "entry", "bronze", "bronze"]);
    expect(deals.map(({ commission }) => commission)).toEqual([9_000, 21_250, 23_000, 19_254, 84_000]);
    expect(deals.at(-1)?.totals).toEqual({ leadsClosed: 5, totalLeadValue: 2_540_050 });
  });

  it("pays the sixth deal as bronze because of five earlier deals, however small", () => {
    expect(payDeals(Array(6).fill(10_000)).map(({ tier }) => tier)).toEqual([
      ...Array(5).fill("entry"),
      "bronze",
    ]);
  });
});

describe("the advertised ranges", () => {
  it("match the specification", () => {
    expect(SIGNUP_READING.map(({ rate, leadsPerMonth }) => [rate, leadsPerMonth])).toEqual([
      [10, 50],
      [15, 200],
      [25, null],
    ]);
    expect(COMMUNITY_READING.map(({ rate, deals }) => [rate, deals])).toEqual([
      [5, "0-5"],
      [10, "6-20"],
      [15, "21+"],
    ]);
    expect([rangeOf(SIGNUP_READING), rangeOf(COMMUNITY_READING)]).toEqual(["10-25%", "5-15%"]);
    expect(LANDING_READING).toEqual({ from: 5, to: 15 });
    expect(JOINING).toMatchObject({
      fee: 0,
      monthlyFee: 0,
      minYears: 2,
      videoMinutes: 2,
      applicationMinutes: 10,
    });
  });
});

describe("the affiliate programme", () => {
  it("pays a sign-up bonus, 10% of twelve months, and a bonus for a first deal of $5,000", () => {
    expect(AFFILIATE).toMatchObject({ signupBonus: 5_000, firstDealBonus: 20_000, firstDealFrom: 500_000 });
    const year = Array(12).fill(30_000);
    expect(affiliateEarnings(year, 600_000)).toEqual({
      signupBonus: 5_000,
      share: 36_000,
      bonus: 20_000,
      total: 61_000,
    });
    expect(affiliateEarnings([...year, 30_000, 30_000], 500_000).total).toBe(61_000);
    expect(affiliateEarnings([], 499_999)).toMatchObject({ share: 0, bonus: 0, total: 5_000 });
  });
});

describe("the first-year earnings calculator", () => {
  const asked = (query: string) => readEarnings(new URLSearchParams(query));

  it("pays deal by deal at the tiers reached", () => {
    const { year } = asked("deals=2&value=4,000");
    // 3 deals reach $10,000 and with it Bronze, 13 reach $50,000 and Silver.
    expect(year).toEqual({
      deals: 24,
      value: 400_000,
      total: 780_000,
      tiers: [
        { tier: "entry", deals: 3, paid: 60_000 },
        { tier: "bronze", deals: 10, paid: 280_000 },
        { tier: "silver", deals: 11, paid: 440_000 },
      ],
    });
  });

  it("shows an example without input, and keeps invalid input with an error", () => {
    expect(asked("").year?.deals).toBe(24);
    expect(asked("deals=none&value=1e9")).toMatchObject({
      asked: { deals: "none", value: "1e9" },
      problem: "Enter 1 to 20 deals per month.",
      year: null,
    });
  });

  it.each(["", "0", "-4", "1e9", "1000001", "1.234", "x".repeat(4000), "\u0000"])(
    "rejects a deal value of %j",
    (value) => {
      expect(asked(new URLSearchParams({ deals: "1", value }).toString())).toMatchObject({
        problem: expect.stringContaining("US dollars"),
        year: null,
      });
    },
  );

  it.each(["0", "21", "1.5", "-1", "1e1", "９"])("rejects %j deals per month", (deals) => {
    expect(asked(new URLSearchParams({ deals, value: "10" }).toString()).year).toBeNull();
  });
});
