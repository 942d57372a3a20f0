import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate, formatTime } from "~/core/format";
import { COUNTRIES } from "~/core/places/countries";
import { daysBetween, localDay, localTime, readTime } from "~/core/time/local-time";
import { isZone, readerZone, zoneOf } from "~/core/time/time-zones";
import { CampaignChangeSchema } from "~/domains/campaigns/campaign-change-schema";
import { CampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { campaignDraft } from "~/domains/campaigns/edit-fields";
import { TaskChangeSchema, TaskFormSchema, TaskSchema } from "~/domains/opportunities/tasks/task-schemas";
import { taskView } from "~/domains/opportunities/tasks/task-view";
import { makeCampaign } from "../../support/fixtures/campaigns";
import { makeBusiness } from "../../support/harness/context";

const zoneIn = (hqCountry: string | null) => readerZone({ account: { hqCountry } });
const iso = (time: string, zone: string) => readTime(time, zone)?.toISOString() ?? null;

describe("a time in the user's time zone", () => {
  it.each([
    ["KE", "2026-11-21T09:00:00Z", "21 Nov 2026, 12:00 EAT"],
    ["NG", "2026-11-21T09:00:00Z", "21 Nov 2026, 10:00 WAT"],
    ["ZA", "2026-11-21T09:00:00Z", "21 Nov 2026, 11:00 SAST"],
    ["GH", "2026-11-21T09:00:00Z", "21 Nov 2026, 09:00 GMT"],
    ["CV", "2026-11-21T00:30:00Z", "20 Nov 2026, 23:30 GMT-1"],
    // For Ramadan 2026, from 15 February to 22 March, Morocco sets its clocks back.
    ["MA", "2026-02-15T01:59:00Z", "15 Feb 2026, 02:59 GMT+1"],
    ["MA", "2026-02-15T02:00:00Z", "15 Feb 2026, 02:00 GMT"],
    ["MA", "2026-03-22T02:00:00Z", "22 Mar 2026, 03:00 GMT+1"],
    ["EG", "2026-07-01T09:00:00Z", "1 Jul 2026, 12:00 GMT+3"],
    ["EG", "2026-12-01T09:00:00Z", "1 Dec 2026, 11:00 GMT+2"],
    [null, "2026-11-21T09:00:00Z", "21 Nov 2026, 09:00 UTC"],
    ["FR", "2026-11-21T09:00:00Z", "21 Nov 2026, 09:00 UTC"],
  ])("with account country %s at %s is shown as %s", (country, at, words) => {
    expect(formatTime(new Date(at), zoneIn(country))).toBe(words);
  });

  it("is in UTC without an account; a day is in the user's time zone", () => {
    expect(readerZone({ account: null })).toBe("UTC");
    const late = new Date("2026-11-21T22:00:00Z");
    expect([formatDate(late, "Africa/Nairobi"), formatDate(late)]).toEqual(["22 Nov 2026", "21 Nov 2026"]);
    expect([localDay(late, "Africa/Nairobi"), localTime(late, "Africa/Nairobi")]).toEqual([
      "2026-11-22",
      "2026-11-22T01:00",
    ]);
  });

  it.each([
    ["2026-11-21T12:00", "Africa/Nairobi", "2026-11-21T09:00:00.000Z"],
    ["2026-11-21T12:00", "UTC", "2026-11-21T12:00:00.000Z"],
    ["2026-11-21T12:00Z", "Africa/Nairobi", "2026-11-21T12:00:00.000Z"],
    ["2026-11-21T12:00:30+01:00", "Africa/Nairobi", "2026-11-21T11:00:30.000Z"],
    ["2026-11-21T12:00-0100", "Africa/Nairobi", "2026-11-21T13:00:00.000Z"],
    ["2026-07-01T12:00", "Africa/Cairo", "2026-07-01T09:00:00.000Z"],
    ["2026-12-01T12:00", "Africa/Cairo", "2026-12-01T10:00:00.000Z"],
    // Clocks in Cairo jump from 00:00 to 01:00 on 24 April: half past midnight is half past one.
    ["2026-04-23T23:59", "Africa/Cairo", "2026-04-23T21:59:00.000Z"],
    ["2026-04-24T00:30", "Africa/Cairo", "2026-04-23T22:30:00.000Z"],
    ["2026-04-24T01:30", "Africa/Cairo", "2026-04-23T22:30:00.000Z"],
    // Cairo's clocks are set back at midnight on 29 October: 23:30 occurs twice, and the first counts.
    ["2026-10-29T23:30", "Africa/Cairo", "2026-10-29T20:30:00.000Z"],
    ["2026-10-30T00:30", "Africa/Cairo", "2026-10-29T22:30:00.000Z"],
    ["2026-02-15T02:30", "Africa/Casablanca", "2026-02-15T01:30:00.000Z"],
    ["2026-03-22T02:30", "Africa/Casablanca", "2026-03-22T02:30:00.000Z"],
    ["2026-02-31T12:00", "Africa/Nairobi", null],
    ["2026-02-28T25:00", "Africa/Nairobi", null],
    ["2026-02-28 12:00", "Africa/Nairobi", null],
    ["tomorrow", "Africa/Nairobi", null],
  ])("entered as %s in %s is parsed as %s", (time, zone, expected) => {
    expect(iso(time, zone)).toBe(expected);
  });

  it("round-trips through a form field in every zone, at any time of the year", () => {
    const zones = COUNTRIES.map(({ code }) => zoneOf(code) ?? "");
    const minutes = fc.integer({ min: Date.UTC(2025, 0) / 60_000, max: Date.UTC(2031, 0) / 60_000 });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...zones), (minute, zone) => {
        const wall = localTime(new Date(minute * 60_000), zone);
        const read = readTime(wall, zone);
        expect(read && localTime(read, zone)).toBe(wall);
      }),
    );
  });
});

describe("a time zone", () => {
  it.each(["Mars/Phobos", "Nairobi", "+03:00", "-01:00", "UTC;drop", "Africa/", "x".repeat(300)])(
    "is rejected with an example if it is not an IANA name: %s",
    (zone) => {
      expect(isZone(zone)).toBe(false);
      for (const result of [
        TaskSchema.safeParse({ title: "Call", dueAt: "2026-11-21T12:00", zone }),
        CampaignSchema.safeParse({ name: "A", templateId: 1, leadSearchId: 1, zone }),
      ])
        expect(result.error?.issues).toEqual([
          expect.objectContaining({ path: ["zone"], message: expect.stringContaining("Africa/Nairobi") }),
        ]);
    },
  );

  it("applies to the time next to it, in every schema", () => {
    const zone = "Africa/Lagos";
    const due = { title: "Call", dueAt: "2026-11-21T12:00" };
    const noon = "2026-11-21T11:00:00.000Z";
    expect(TaskSchema.parse({ ...due, zone })).toEqual({ title: "Call", dueAt: new Date(noon) });
    expect(TaskFormSchema.parse({ ...due, assignedTo: 1, zone }).dueAt.toISOString()).toBe(noon);
    expect(TaskChangeSchema.parse({ ...due, zone }).dueAt?.toISOString()).toBe(noon);
    expect(TaskSchema.parse({ ...due, dueAt: "2026-11-21", zone }).dueAt.toISOString()).toBe(
      "2026-11-21T08:00:00.000Z",
    );
    for (const name of ["scheduledAt", "scheduledStartDate"]) {
      const time = { [name]: due.dueAt, zone };
      const made = CampaignSchema.parse({ name: "A", templateId: 1, leadSearchId: 1, ...time });
      expect(made.scheduledAt?.toISOString()).toBe(noon);
      expect(CampaignChangeSchema.parse(time)).toEqual({ scheduledAt: new Date(noon) });
    }
    for (const none of ["", null, undefined])
      expect(TaskSchema.parse({ ...due, zone: none }).dueAt.toISOString()).toBe("2026-11-21T12:00:00.000Z");
  });

  it("changes nothing on its own, and clears no time", () => {
    expect(TaskChangeSchema.safeParse({ zone: "Africa/Lagos" }).error?.issues[0]?.message).toBe(
      "Include at least one change.",
    );
    expect(CampaignChangeSchema.parse({ zone: "Africa/Lagos" })).toEqual({});
    expect(CampaignChangeSchema.parse({ scheduledStartDate: "" })).toEqual({ scheduledAt: null });
    expect(CampaignChangeSchema.parse({ scheduledAt: null })).toEqual({ scheduledAt: null });
  });
});

describe("tasks around midnight", () => {
  const task = (dueAt: string) => ({
    id: 1,
    accountId: 1,
    title: "Call",
    dueAt: new Date(dueAt),
    doneAt: null,
    remindedAt: null,
    isDemo: false,
    assignedTo: 1,
    createdBy: 1,
    opportunityId: null,
    companyId: null,
    contactId: null,
    createdAt: new Date(0),
  });

  it.each([
    // 23:30 in Nairobi.
    ["2026-11-21T20:30:00Z", "2026-11-21T20:29:00Z", "Africa/Nairobi", null],
    ["2026-11-21T20:30:00Z", "2026-11-21T20:59:00Z", "Africa/Nairobi", "Today"],
    ["2026-11-21T20:30:00Z", "2026-11-21T21:00:00Z", "Africa/Nairobi", "Tomorrow"],
    ["2026-11-21T20:30:00Z", "2026-11-21T21:00:00Z", "UTC", "Today"],
    ["2026-11-21T20:30:00Z", "2026-11-22T21:00:00Z", "Africa/Nairobi", null],
    // 00:30 in Nairobi, still yesterday in UTC.
    ["2026-11-21T21:30:00Z", "2026-11-22T20:59:00Z", "Africa/Nairobi", "Today"],
    ["2026-11-21T21:30:00Z", "2026-11-22T20:59:00Z", "UTC", "Tomorrow"],
    // 23:30 on Praia's clock, tomorrow already in UTC.
    ["2026-11-22T00:30:00Z", "2026-11-22T00:59:00Z", "Atlantic/Cape_Verde", "Today"],
    ["2026-11-22T00:30:00Z", "2026-11-22T01:00:00Z", "Atlantic/Cape_Verde", "Tomorrow"],
    // The day Cairo's clocks go forward has 23 hours.
    ["2026-04-23T22:30:00Z", "2026-04-24T20:59:00Z", "Africa/Cairo", "Today"],
    ["2026-04-23T22:30:00Z", "2026-04-24T21:00:00Z", "Africa/Cairo", "Tomorrow"],
  ])("at %s and due at %s in %s are labelled %s", (now, dueAt, zone, near) => {
    expect(taskView(task(dueAt), [], new Date(now), zone)).toMatchObject({ near, isOverdue: dueAt < now });
    expect(daysBetween(new Date(now), new Date(dueAt), zone)).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ["2026-11-21T21:00:00Z", "Tomorrow, 00:00"],
    ["2026-12-04T12:00:00Z", "4 Dec, 15:00"],
    ["2026-11-02T05:30:00Z", "2 Nov, 08:30"],
    ["2027-01-04T12:00:00Z", "4 Jan, 15:00"],
    ["2027-08-04T12:00:00Z", "4 Aug 2027, 15:00"],
    ["2025-12-30T12:00:00Z", "30 Dec 2025, 15:00"],
  ])("due %s show the time of day, and the year only if it is far away: %s", (dueAt, due) => {
    const shown = taskView(task(dueAt), [], new Date("2026-11-21T20:30:00Z"), "Africa/Nairobi");
    expect(shown).toMatchObject({ due, dueTitle: formatTime(new Date(dueAt), "Africa/Nairobi") });
  });
});

describe("an account's time zone", () => {
  it("fills forms with local times of the account's country", async () => {
    const { ctx } = await makeBusiness({ plan: "scaleup", hqCountry: "KE" });
    const { id } = await makeCampaign(ctx);
    await ctx.d1
      .prepare("update outreach_campaigns set scheduled_at = ? where id = ?")
      .bind(Date.UTC(2030, 0, 1, 22) / 1000, id)
      .run();
    const draft = campaignDraft(await getCampaign(ctx, id), readerZone(ctx));
    expect(draft).toMatchObject({ scheduledStartDate: "2030-01-02T01:00", zone: "Africa/Nairobi" });
  });
});
