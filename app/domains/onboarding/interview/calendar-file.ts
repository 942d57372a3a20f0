/** A calendar event (RFC 5545), for emails (RFC 5546) and downloads. */
export interface CalendarEntry {
  uid: string;
  sequence: number;
  method: "REQUEST" | "CANCEL" | "PUBLISH";
  startsAt: Date;
  minutes: number;
  writtenAt: Date;
  summary: string;
  description: string;
  location: string | null;
  organizer: { name: string; address: string };
  attendee: { name: string; address: string };
}

const MAX_OCTETS = 75;
const encoder = new TextEncoder();

const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const escaped = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .replace(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n");

/** A parameter value can't contain a quote or a control character. */
const quoted = (text: string) => `"${text.replace(/["\p{Cc}]/gu, " ").trim()}"`;

/** Folds lines to at most 75 octets, between characters; continuation lines start with a space. */
function folded(line: string): string {
  const lines: string[] = [];
  let part = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > MAX_OCTETS) {
      lines.push(part);
      part = " ";
      octets = 1;
    }
    part += letter;
    octets += size;
  }
  return [...lines, part].join("\r\n");
}

const person = (property: string, { name, address }: CalendarEntry["organizer"], more = "") =>
  `${property};CN=${quoted(name)}${more}:mailto:${address.replace(/\p{Cc}/gu, "")}`;

export function calendarFile(entry: CalendarEntry): string {
  const endsAt = new Date(entry.startsAt.getTime() + entry.minutes * 60_000);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Njia//Interviews//EN",
    "CALSCALE:GREGORIAN",
    `METHOD:${entry.method}`,
    "BEGIN:VEVENT",
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.writtenAt)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    `DESCRIPTION:${escaped(entry.description)}`,
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    person("ORGANIZER", entry.organizer),
    person("ATTENDEE", entry.attendee, ";ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE"),
    `STATUS:${entry.method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return `${lines.map(folded).join("\r\n")}\r\n`;
}
