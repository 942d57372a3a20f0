import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COUNTRIES } from "~/core/places/countries";
import { offsetOf, offsetsByCountry, zoneOf } from "~/core/time/time-zones";
import { rollOverStatement } from "~/domains/campaigns/planning/campaign-windows.server";
import { nextOpening, nextOpeningSql } from "~/domains/campaigns/planning/sending-window";
import { launch, makeCampaign, makeLeads, messagesOf } from "../../support/fixtures/campaigns";
import { makeBusiness, testContext } from "../../support/harness/context";
import { runsOf } from "../../support/harness/property-runs";

const OFFICE = { windowStart: 480, windowEnd: 1020, windowDays: 31 };
const at = (text: string) => new Date(text).getTime() / 1000;
const opens = (text: string, hours: number, window = OFFICE) =>
  new Date(nextOpening(at(text), hours * 3600, window) * 1000).toISOString();

describe("time zones", () => {
  it("are known for every country, and follow clock changes", () => {
    expect(COUNTRIES.filter(({ code }) => !zoneOf(code))).toEqual([]);
    const winter = offsetsByCountry(new Date("2026-12-01T12:00:00Z"));
    expect(winter).toMatchObject({ KE: 10_800, GH: 0, NG: 3600, ZA: 7200, CV: -3600, MU: 14_400, EG: 7200 });
    expect(offsetOf("Africa/Cairo", new Date("2026-07-01T12:00:00Z"))).toBe(10_800);
  });
});

describe("a sending window", () => {
  it.each([
    ["2026-11-19T06:00:00Z", 3, "2026-11-19T06:00:00.000Z"],
    ["2026-11-19T03:00:00Z", 3, "2026-11-19T05:00:00.000Z"],
    ["2026-11-19T14:00:00Z", 3, "2026-11-20T05:00:00.000Z"],
    ["2026-11-20T14:00:00Z", 3, "2026-11-23T05:00:00.000Z"],
    ["2026-11-22T22:30:00Z", 3, "2026-11-23T05:00:00.000Z"],
    ["2026-11-23T00:30:00Z", -1, "2026-11-23T09:00:00.000Z"],
  ])("from %s onwards, %i hours ahead of UTC, first opens at %s", (from, hours, expected) => {
    expect(opens(from, hours)).toBe(expected);
  });

  it("opens at the same time in SQL and in TypeScript", async () => {
    const { db } = testContext();
    const moments = fc.record({
      at: fc.integer({ min: 1_700_000_000, max: 2_000_000_000 }),
      offset: fc.integer({ min: -4, max: 16 }).map((quarters) => quarters * 900),
      windowStart: fc.integer({ min: 0, max: 700 }),
      length: fc.integer({ min: 1, max: 700 }),
      windowDays: fc.integer({ min: 1, max: 127 }),
    });
    await fc.assert(
      fc.asyncProperty(moments, async ({ at: from, offset, length, ...rest }) => {
        const window = { ...rest, windowEnd: rest.windowStart + length };
        const columns = {
          windowStart: sql`${window.windowStart}`,
          windowEnd: sql`${window.windowEnd}`,
          windowDays: sql`${window.windowDays}`,
        };
        const [row] = await db.all<{ due: number }>(
          sql`select ${nextOpeningSql(sql`${from}`, sql`${offset}`, columns)} as due`,
        );
        expect(row?.due).toBe(nextOpening(from, offset, window));
      }),
      { numRuns: runsOf(200) },
    );
  });

  it("moves due messages to its next opening once it has closed", async () => {
    const { ctx } = await makeBusiness({ plan: "scaleup" });
    const morning = { ...ctx, now: () => new Date("2026-11-19T10:00:00Z") };
    const { id, searchId, mailboxId } = await makeCampaign(morning, 0);
    await makeLeads(ctx, searchId, 2, { country: "case n when 1 then 'KE' else 'CV' end" });
    await launch(morning, id);
    const evening = { ...ctx, now: () => new Date("2026-11-19T17:30:00Z") };
    await rollOverStatement(evening, mailboxId).run();
    // It is 08:30 in Nairobi and 04:30 in Cape Verde.
    const due = (await messagesOf(ctx, id)).map(({ due_at }) => new Date(due_at * 1000).toISOString());
    expect(due).toEqual(["2026-11-20T05:00:00.000Z", "2026-11-19T10:00:00.000Z"]);
  });
});
