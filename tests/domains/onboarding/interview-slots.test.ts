import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CalendarEntry, calendarFile } from "~/domains/onboarding/interview/calendar-file";
import { InterviewerForm } from "~/domains/onboarding/interview/interviewer-schemas";
import { freeSlots, readSlotId, slotsOf } from "~/domains/onboarding/interview/slots";
import { readHours } from "~/domains/onboarding/interview/working-hours";
import { ZONES } from "~/domains/onboarding/interview/zones";
import { interviewerInput } from "../../support/fixtures/interviews";
import { runsOf } from "../../support/harness/property-runs";

const person = (zone: string, hours: string, over: { minutes?: number; daysOff?: string[] } = {}) => ({
  id: 1,
  name: "Achieng",
  zone,
  hours: Array.from({ length: 7 }, () => hours),
  minutes: 60,
  daysOff: [],
  ...over,
});
const starts = (zone: string, hours: string, from: string, to: string, over = {}) =>
  slotsOf(person(zone, hours, over), new Date(from), new Date(to)).map(({ startsAt }) =>
    startsAt.toISOString().slice(0, 16),
  );

describe("slots within working hours", () => {
  it("use the interviewer's time zone: Nairobi, Lagos, Johannesburg", () => {
    const day = ["2026-12-01T00:00Z", "2026-12-01T23:59Z"] as const;
    expect(starts("Africa/Nairobi", "09:00-11:00", ...day)).toEqual(["2026-12-01T06:00", "2026-12-01T07:00"]);
    expect(starts("Africa/Lagos", "09:00-11:00", ...day)).toEqual(["2026-12-01T08:00", "2026-12-01T09:00"]);
    expect(starts("Africa/Johannesburg", "09:00-10:00", ...day)).toEqual(["2026-12-01T07:00"]);
  });

  it("start at 09:00 local time before and after both clock changes in Berlin", () => {
    expect(starts("Europe/Berlin", "09:00-10:00", "2026-10-24T00:00Z", "2026-10-26T12:00Z")).toEqual([
      "2026-10-24T07:00",
      "2026-10-25T08:00",
      "2026-10-26T08:00",
    ]);
    expect(starts("Europe/Berlin", "09:00-10:00", "2026-03-28T00:00Z", "2026-03-29T12:00Z")).toEqual([
      "2026-03-28T08:00",
      "2026-03-29T07:00",
    ]);
  });

  it("match the real number of hours in a night with a clock change", () => {
    const night = (from: string, to: string) => starts("Europe/Berlin", "00:00-06:00", from, to).length;
    expect(night("2026-10-24T22:00Z", "2026-10-25T12:00Z")).toBe(7);
    expect(night("2026-03-28T23:00Z", "2026-03-29T12:00Z")).toBe(5);
  });

  it("exclude days off and slots that would end after working hours", () => {
    const range = ["2026-12-24T00:00Z", "2026-12-26T23:00Z"] as const;
    expect(starts("Africa/Lagos", "09:00-10:30", ...range, { daysOff: ["2026-12-25"] })).toEqual([
      "2026-12-24T08:00",
      "2026-12-26T08:00",
    ]);
  });

  it("never overlap and stay within the range, for every time zone and duration", () => {
    const when = fc.integer({ min: 1_790_000_000, max: 1_825_000_000 });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 15, max: 120 }), when, (zone, minutes, at) => {
        const from = new Date(at * 1000);
        const to = new Date(at * 1000 + 3 * 86_400_000);
        const slots = slotsOf(person(zone, "00:00-03:30, 09:00-12:00", { minutes }), from, to);
        for (const [n, { startsAt }] of slots.entries()) {
          const next = slots[n + 1];
          if (next)
            expect(next.startsAt.getTime() - startsAt.getTime()).toBeGreaterThanOrEqual(minutes * 60_000);
          expect(startsAt >= from && startsAt <= to).toBe(true);
        }
      }),
      { numRuns: runsOf(40) },
    );
  });

  it("are taken by an overlapping interview of the same interviewer only", () => {
    const [slot] = slotsOf(
      person("Africa/Lagos", "09:00-10:00"),
      new Date("2026-12-01T00:00Z"),
      new Date("2026-12-01T20:00Z"),
    );
    if (!slot) throw new Error("no slot");
    const at = (minutes: number, interviewerId = 1) => [
      { interviewerId, startsAt: new Date(slot.startsAt.getTime() + minutes * 60_000), minutes: 60 },
    ];
    expect([-59, 0, 59].map((minutes) => freeSlots([slot], at(minutes)).length)).toEqual([0, 0, 0]);
    expect([-60, 60].map((minutes) => freeSlots([slot], at(minutes)).length)).toEqual([1, 1]);
    expect(freeSlots([slot], at(0, 2)).length).toBe(1);
  });

  it.each(["", "1", "1-2", "0-1796000000", "1-1796000000x", "-1-1796000000", "1-99999999999"])(
    "are not identified by the invalid id %j",
    (id) => expect(readSlotId(id)).toBeNull(),
  );
});

describe("working hours as entered", () => {
  it.each([
    [
      "9:00-12:00, 13:00-17:00",
      [
        ["09:00", "12:00"],
        ["13:00", "17:00"],
      ],
    ],
    ["09:00 – 10:00", [["09:00", "10:00"]]],
    ["", []],
    ["12:00-09:00", null],
    ["09:00-12:00, 11:00-13:00", null],
    ["09:00-24:00", null],
    ["nine to five", null],
  ])("are parsed, or rejected if invalid: %j", (text, expected) => {
    expect(readHours(text)?.map(({ from, to }) => [from, to]) ?? null).toEqual(expected);
  });

  it.each([
    ["monday", "always"],
    ["zone", "Mars/Olympus"],
    ["minutes", 5],
    ["minutes", 121],
    ["daysOff", "2026-02-30"],
    ["email", "nobody"],
    ["name", "  "],
    ["place", "x".repeat(301)],
  ])("are rejected with an invalid %s", (field, value) => {
    expect(InterviewerForm.safeParse(interviewerInput({ [field]: value })).success).toBe(false);
  });
});

const entry = (over: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: "one@njia.test",
  sequence: 2,
  method: "REQUEST",
  startsAt: new Date("2026-12-01T07:00:00Z"),
  minutes: 45,
  writtenAt: new Date("2026-11-20T10:00:00Z"),
  summary: "Interview; with, care\\",
  description: "One\nTwo",
  location: null,
  organizer: { name: 'Nj"ia', address: "no-reply@njia.test" },
  attendee: { name: "آمنة Ọláwálé", address: "amina@field.test" },
  ...over,
});

describe("a calendar file", () => {
  it("has UTC times, UID and version, and escapes special characters", () => {
    const text = calendarFile(entry());
    for (const line of [
      "METHOD:REQUEST",
      "UID:one@njia.test",
      "SEQUENCE:2",
      "DTSTART:20261201T070000Z",
      "DTEND:20261201T074500Z",
      "DTSTAMP:20261120T100000Z",
      "SUMMARY:Interview\\; with\\, care\\\\",
      "DESCRIPTION:One\\nTwo",
      "STATUS:CONFIRMED",
    ])
      expect(text).toContain(`${line}\r\n`);
    expect(text).toContain('ORGANIZER;CN="Nj ia":mailto:no-reply@njia.test');
    expect(calendarFile(entry({ method: "CANCEL" }))).toContain("STATUS:CANCELLED\r\n");
  });

  it("has only lines of at most 75 octets ending in CRLF, and no line injected by input", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (summary) => {
        const text = calendarFile(
          entry({
            summary,
            location: `${summary}\r\nATTENDEE:mailto:evil@x.test`,
            organizer: { name: summary, address: "a@b.test" },
          }),
        );
        const lines = text.split("\r\n");
        for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        expect(lines.filter((line) => line.startsWith("ATTENDEE"))).toHaveLength(1);
        const unfolded = text.replaceAll("\r\n ", "");
        expect(unfolded).toContain("ORGANIZER;CN=");
      }),
    );
  });
});
