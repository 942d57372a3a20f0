import { expect, it } from "vitest";
import { drawnRows, getForecast } from "~/domains/opportunities/forecast/get-forecast.server";
import { makeOpportunity } from "../../support/fixtures/opportunities";
import { makeBusiness } from "../../support/harness/context";

it("sums open deals by expected close month, with rows for past, later and missing dates", async () => {
  const { ctx } = await makeBusiness({ plan: "corporate" });
  const at = { ...ctx, now: () => new Date("2026-11-21T12:00:00Z") };
  const closes = [
    "2025-01-31",
    "2026-10-31",
    "2026-11-01",
    "2026-11-30",
    "2027-10-31",
    "2027-11-01",
    "2031-05-05",
  ];
  for (const closeDate of closes) await makeOpportunity(at, { closeDate, revenue: 100, probability: 50 });
  await makeOpportunity(at, { revenue: 7 });
  const { months } = await getForecast(at);
  expect(months.filter(({ count }) => count > 0)).toEqual([
    { key: "past", name: "Date has passed", count: 2, revenue: 20_000, weighted: 10_000 },
    { key: "2026-11", name: "Nov 2026", count: 2, revenue: 20_000, weighted: 10_000 },
    { key: "2027-10", name: "Oct 2027", count: 1, revenue: 10_000, weighted: 5_000 },
    { key: "later", name: "Later", count: 2, revenue: 20_000, weighted: 10_000 },
    { key: "none", name: "No close date", count: 1, revenue: 700, weighted: 70 },
  ]);
  expect(months).toHaveLength(15);
});

it("shows months from the first to the last with a deal, and deals without a date if valued", async () => {
  const { ctx } = await makeBusiness({ plan: "corporate" });
  const at = { ...ctx, now: () => new Date("2026-11-21T12:00:00Z") };
  for (const closeDate of ["2026-12-01", "2027-02-28"])
    await makeOpportunity(at, { closeDate, revenue: 100, probability: 50 });
  await makeOpportunity(at, {});
  const names = async () => drawnRows((await getForecast(at)).months).map(({ name }) => name);
  expect(await names()).toEqual(["Dec 2026", "Jan 2027", "Feb 2027"]);
  await makeOpportunity(at, { revenue: 7, probability: 50 });
  await makeOpportunity(at, { closeDate: "2025-01-31", revenue: 100, probability: 50 });
  expect(await names()).toEqual(["Date has passed", "Dec 2026", "Jan 2027", "Feb 2027", "No close date"]);
});
