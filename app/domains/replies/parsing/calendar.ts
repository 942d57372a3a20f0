import ICAL from "ical.js";
import { ownValue } from "~/core/own-value";
import { plainLines, plainText } from "~/core/text";
import { readTime } from "~/core/time/local-time";
import { isZone, UTC } from "~/core/time/time-zones";
import type { Meeting } from "./meeting";
import { zoneOfWindows } from "./windows-zones";

const MAX_PART_LENGTH = 50_000;

const ANSWERS: Record<string, Meeting["kind"]> = {
  ACCEPTED: "accepted",
  DECLINED: "declined",
  TENTATIVE: "tentative",
};

const METHODS: Record<string, Meeting["kind"]> = {
  REQUEST: "invitation",
  COUNTER: "proposed",
  CANCEL: "cancelled",
};

const textOf = (component: ICAL.Component, name: string, length: number): string => {
  const value = component.getFirstPropertyValue(name);
  return typeof value === "string" ? value.slice(0, length) : "";
};

const zoneOf = (tzid: string): string => {
  const name = tzid.replace(/^"|"$/g, "").trim();
  return zoneOfWindows(name) ?? (isZone(name) ? name : UTC);
};

/** In UTC; an all-day date starts at midnight UTC. An unknown time zone counts as UTC. */
function timeOf(component: ICAL.Component, name: string): string | null {
  const property = component.getFirstProperty(name);
  const value = property?.getFirstValue();
  if (!property || !(value instanceof ICAL.Time)) return null;
  const wall = value.toString();
  if (value.isDate) return readTime(`${wall}T00:00Z`, UTC)?.toISOString() ?? null;
  const tzid = property.getParameter("tzid");
  const zone = typeof tzid === "string" && !wall.endsWith("Z") ? zoneOf(tzid) : UTC;
  return readTime(wall, zone)?.toISOString() ?? null;
}

function attendeeOf(event: ICAL.Component, sender: string): ICAL.Property | null {
  const all = event.getAllProperties("attendee").slice(0, 100);
  const addressOf = (property: ICAL.Property) =>
    String(property.getFirstValue() ?? "").replace(/^mailto:/i, "");
  return all.find((property) => addressOf(property).toLowerCase() === sender.toLowerCase()) ?? all[0] ?? null;
}

function kindOf(method: string, attendee: ICAL.Property | null): Meeting["kind"] | null {
  if (method !== "REPLY") return ownValue(METHODS, method) ?? null;
  const status = attendee?.getParameter("partstat");
  return ownValue(ANSWERS, typeof status === "string" ? status.toUpperCase() : "") ?? null;
}

const PREFIX =
  /^(?:accepted|declined|tentative(?:ly accepted)?|new time proposed|updated invitation|invitation|canceled|cancelled)\s{0,3}:\s{0,3}/i;

/**
 * Reads a calendar part; null if it is not one, can't be parsed, or contains no attendee's response. `typeMethod` is the
 * method of its Content-Type, for a part without one (RFC 6047, 2.4).
 */
export function readCalendar(part: string, sender: string, typeMethod = ""): Meeting | null {
  if (!/^\s{0,20}BEGIN:VCALENDAR/i.test(part) || part.length > MAX_PART_LENGTH) return null;
  try {
    const calendar = new ICAL.Component(ICAL.parse(part));
    const event = calendar.getFirstSubcomponent("vevent");
    if (!event) return null;
    const attendee = attendeeOf(event, sender);
    const method = textOf(calendar, "method", 20) || typeMethod;
    const kind = kindOf(method.toUpperCase(), attendee);
    if (!kind) return null;
    return {
      kind,
      summary: plainText(textOf(event, "summary", 300)).replace(PREFIX, ""),
      description: plainLines(textOf(event, "description", 2_000)) || null,
      startsAt: timeOf(event, "dtstart"),
      endsAt: timeOf(event, "dtend"),
      location: plainText(textOf(event, "location", 300)) || null,
      attendee: null,
    };
  } catch {
    // Calendar programs may write anything: the email is read without this part.
    return null;
  }
}
