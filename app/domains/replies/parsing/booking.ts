import { optionalEmailOf } from "~/core/email-address";
import { ownValue } from "~/core/own-value";
import { plainText } from "~/core/text";
import { readTime } from "~/core/time/local-time";
import { isZone, UTC } from "~/core/time/time-zones";
import { sureTime } from "../suggested-actions/meeting-time";
import type { Meeting } from "./meeting";

/**
 * Addresses from which booking services notify the host, with the attendee as a line of text. Other addresses of their
 * domains send arbitrary text.
 */
const SERVICES =
  /^(?:calendar-notification@google\.com|(?:no-?reply|notifications?|hello|meetings?|bookings?)@(?:[\w-]{1,60}\.)?(?:calendly\.com|cal\.com|savvycal\.com|hubspot\.com|zohobookings\.com))$/i;
export const isBookingService = (address: string) => SERVICES.test(address);

const SUBJECTS = /\b(?:new event|new booking|new meeting|appointment booked|booked|canceled|cancelled)\b/i;
const INVITEE =
  /^[ \t]{0,5}(?:invitee email|email|guest email|attendee email|booked by)[ \t]{0,5}:\s{0,6}([^\s@]{1,64}@[^\s@]{1,190})[ \t]{0,5}$/im;
const EVENT_TYPE = /^[ \t]{0,5}(?:event type|what|meeting)[ \t]{0,5}[:\n]\s{0,6}(\S[^\n]{0,200})$/im;
const EVENT_TIME = /^[ \t]{0,5}(?:event date\/time|when|date|time)[ \t]{0,5}[:\n]\s{0,6}(\S[^\n]{0,200})$/im;
/** "(Africa/Nairobi)", "(EAT)", "(Eastern Time - US & Canada)" */
const IN_BRACKETS = /\(([A-Za-z][A-Za-z ,&/_-]{1,40})\)/g;

/** Names that booking services write for the zones of Africa and its business partners. */
const ZONES: Record<string, string> = {
  eat: "Africa/Nairobi",
  "east africa time": "Africa/Nairobi",
  wat: "Africa/Lagos",
  "west africa time": "Africa/Lagos",
  cat: "Africa/Maputo",
  "central africa time": "Africa/Maputo",
  sast: "Africa/Johannesburg",
  "south africa time": "Africa/Johannesburg",
  gmt: "Africa/Abidjan",
  "uk, ireland, lisbon time": "Europe/London",
  "central european time": "Europe/Paris",
  "gulf time": "Asia/Dubai",
  "india standard time": "Asia/Kolkata",
  "eastern time - us & canada": "America/New_York",
  "central time - us & canada": "America/Chicago",
  "mountain time - us & canada": "America/Denver",
  "pacific time - us & canada": "America/Los_Angeles",
};

const MAX_TEXT_LENGTH = 10_000;

interface Notification {
  fromAddress: string;
  /** The service's own address, or the attendee's. */
  replyTo?: string | null;
  subject: string;
  text: string;
}

/** Google and Cal.com list attendees without a label; the attendee of an email with Reply-To is in a line of its own. */
const isListed = (text: string, address: string) =>
  text.split("\n").some((line) => line.trim().toLowerCase() === address.toLowerCase());

/** Parses "03:00pm - Tuesday, 10 November 2026 (Africa/Nairobi)" to UTC. */
function startOf(words: string, now: Date): string | null {
  const names = [...words.matchAll(IN_BRACKETS)].map(([, name = ""]) => name);
  const zones = names.map((name) => ownValue(ZONES, name.toLowerCase()) ?? name);
  const wall = sureTime(words.replace(IN_BRACKETS, " "), now);
  return wall && (readTime(`${wall}:00`, zones.find(isZone) ?? UTC)?.toISOString() ?? null);
}

/** Reads a booking notification from Calendly, Google and others; null for any other email. */
export function readBooking({ fromAddress, replyTo, subject, text }: Notification): Meeting | null {
  if (!isBookingService(fromAddress) || !SUBJECTS.test(subject)) return null;
  const start = text.slice(0, MAX_TEXT_LENGTH);
  const labelled = optionalEmailOf((INVITEE.exec(start)?.[1] ?? "").replace(/^[<(]|[>).,;]$/g, ""));
  const person = replyTo && !isBookingService(replyTo) ? optionalEmailOf(replyTo) : null;
  const attendee = labelled ?? (person && isListed(start, person) ? person : null);
  if (!attendee) return null;
  // A reply from the attendee can contain a line that looks like the one naming them.
  if (person && person.toLowerCase() !== attendee.toLowerCase()) return null;
  const when = EVENT_TIME.exec(start)?.[1] ?? subject;
  return {
    kind: /\bcancel?led\b/i.test(subject) ? "cancelled" : "booked",
    summary: plainText(EVENT_TYPE.exec(start)?.[1] ?? subject),
    description: null,
    startsAt: startOf(when, new Date(0)),
    endsAt: null,
    location: null,
    attendee,
  };
}
