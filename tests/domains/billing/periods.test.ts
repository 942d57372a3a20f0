import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { nextPeriodDay, periodOf } from "~/domains/billing/periods";
import { reserveLeads } from "~/domains/billing/reserve-leads.server";
import { getLeadUsage } from "~/domains/billing/usage.server";
import { makeBusiness } from "../../support/harness/context";

const of = (hqCountry: string | null) => ({ plan: "startup", hqCountry }) as const;
const day = (date: Date) => date.toISOString().slice(0, 10);

describe("the billing month of a plan", () => {
  it.each([
    // Nairobi is three hours ahead of UTC, Cape Verde one behind, Mauritius four ahead; without a country, UTC applies.
    ["KE", "2026-11-30T20:59:59Z", "2026-11", "2026-12-01"],
    ["KE", "2026-11-30T21:00:00Z", "2026-12", "2027-01-01"],
    ["CV", "2026-12-01T00:59:59Z", "2026-11", "2026-12-01"],
    ["CV", "2026-12-01T01:00:00Z", "2026-12", "2027-01-01"],
    ["MU", "2026-12-31T20:00:00Z", "2027-01", "2027-02-01"],
    ["GH", "2026-11-30T23:59:59Z", "2026-11", "2026-12-01"],
    [null, "2026-12-31T23:59:59Z", "2026-12", "2027-01-01"],
    [null, "2027-01-01T00:00:00Z", "2027-01", "2027-02-01"],
    // Egypt leaves summer time (UTC+3) at the end of October 2026 and is at UTC+2 from then on.
    ["EG", "2026-09-30T21:00:00Z", "2026-10", "2026-11-01"],
    ["EG", "2026-10-31T21:59:59Z", "2026-10", "2026-11-01"],
    ["EG", "2026-10-31T22:00:00Z", "2026-11", "2026-12-01"],
  ])("for country %s at %s is %s, and the next starts on %s", (country, at, month, next) => {
    expect(periodOf(of(country), new Date(at))).toBe(month);
    expect(day(nextPeriodDay(of(country), new Date(at)))).toBe(next);
  });

  it("doesn't exist for the trial and for demo work", () => {
    const at = new Date("2026-11-30T21:00:00Z");
    expect(periodOf({ ...of("KE"), plan: "trial" }, at)).toBe("trial");
    expect(periodOf({ ...of("KE"), isDemoWork: true }, at)).toBe("demo");
  });

  it("starts at local midnight, with no leads used", async () => {
    const { ctx } = await makeBusiness({ plan: "startup" });
    const at = (time: string) => ({
      ...ctx,
      account: { ...ctx.account, hqCountry: "KE" },
      now: () => new Date(time),
    });
    const run = { searchId: 7_000_001, runNumber: 1 };
    await reserveLeads(at("2026-11-30T20:59:00Z"), run, 60, sql`true`).run();
    expect((await getLeadUsage(at("2026-11-30T20:59:30Z"))).used).toBe(60);
    expect(await getLeadUsage(at("2026-11-30T21:00:00Z"))).toMatchObject({
      used: 0,
      left: 100,
      period: "2026-12",
    });
  });
});
