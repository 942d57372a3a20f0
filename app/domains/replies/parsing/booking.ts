import { optionalEmailOf } from "~/core/email-address";
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
  /^[ \t]{0,5}(?:invitee email|email|guest email|attendee email|booked by)[ \t]{0,5}:[ \t]{0,5}(\S{1,64}@\S{1,190})[ \t]{0,5}$/im;
const EVENT_TYPE = /^[ \t]{0,5}(?:event type|what|meeting)[ \t]{0,5}:[ \t]{0,5}([^\n]{1,200})$/im;
const EVENT_TIME = /^[ \t]{0,5}(?:event date\/time|when|date|time)[ \t]{0,5}:[ \t]{0,5}([^\n]{1,200})$/im;
const ZONE = /\(([A-Za-z]{2,20}\/[A-Za-z_/]{2,40})\)/;

const MAX_TEXT_LENGTH = 10_000;

interface Notification {
  fromAddress: string;
  /** The service's own address, or the attendee's. */
  replyTo?: string | null;
  subject: string;
  text: string;
}

/** Parses "03:00pm - Tuesday, 10 November 2026 (Africa/Nairobi)" to UTC. */
function startOf(words: string, now: Date): string | null {
  const zone = ZONE.exec(words)?.[1] ?? "";
  const wall = sureTime(words.replace(ZONE, " "), now);
  return wall && (readTime(`${wall}:00`, isZone(zone) ? zone : UTC)?.toISOString() ?? null);
}

/** Reads a booking notification from Calendly, Google and others; null for any other email. */
export function readBooking({ fromAddress, replyTo, subject, text }: Notification): Meeting | null {
  if (!isBookingService(fromAddress) || !SUBJECTS.test(subject)) return null;
  const start = text.slice(0, MAX_TEXT_LENGTH);
  const attendee = optionalEmailOf((INVITEE.exec(start)?.[1] ?? "").replace(/^[<(]|[>).,;]$/g, ""));
  if (!attendee) return null;
  // A reply from the attendee can contain a line that looks like the one naming them.
  if (replyTo && !isBookingService(replyTo) && replyTo.toLowerCase() !== attendee.toLowerCase()) return null;
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
