import type { ComesBack, DemoPerson } from "../plan/people";

interface Sent {
  toAddress: string;
  messageId: string | null;
}

const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;

const head = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\r\n");

const idsOf = ({ messageId }: Sent): Record<string, string> =>
  messageId ? { "In-Reply-To": messageId, References: messageId } : {};

/** A reply as the sender's mail server would deliver it (RFC 5322). */
export function rawReply(person: DemoPerson, sent: Sent, text: string, at: Date): Uint8Array {
  const fields = head({
    From: `${encoded(person.name)} <${sent.toAddress}>`,
    To: "sales@demo-work.example",
    Subject: encoded(`Re: ${person.company.name}`),
    Date: at.toUTCString(),
    "Message-ID": `<reply-${at.getTime()}-${sent.toAddress}>`,
    ...idsOf(sent),
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "base64",
  });
  return Buffer.from(`${fields}\r\n\r\n${Buffer.from(`${text}\n\n${person.name}`).toString("base64")}\r\n`);
}

/** A UTC timestamp such as "20261110T120000Z" (RFC 5545). */
const stamp = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const MEETINGS = {
  accepted: { method: "REPLY", partStat: "ACCEPTED", subject: "Accepted" },
  proposed: { method: "COUNTER", partStat: "TENTATIVE", subject: "New Time Proposed" },
} as const;
export type DemoMeeting = keyof typeof MEETINGS;

const MEETING_MS = 1_800_000;

/** The email with which a calendar responds to an invitation (RFC 5546). */
export function rawMeeting(
  person: DemoPerson,
  sent: Sent,
  { as, startsAt, at }: { as: DemoMeeting; startsAt: Date; at: Date },
): Uint8Array {
  const { method, partStat, subject } = MEETINGS[as];
  const title = `Visit at ${person.company.name}`;
  const fields = head({
    From: `${encoded(person.name)} <${sent.toAddress}>`,
    To: "sales@demo-work.example",
    Subject: encoded(`${subject}: ${title}`),
    Date: at.toUTCString(),
    "Message-ID": `<meeting-${at.getTime()}-${sent.toAddress}>`,
    ...idsOf(sent),
    "Content-Type": "multipart/alternative; boundary=part",
  });
  const calendar = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:meeting-${sent.toAddress}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(new Date(startsAt.getTime() + MEETING_MS))}`,
    `ATTENDEE;PARTSTAT=${partStat};CN=${person.name}:mailto:${sent.toAddress}`,
    `SUMMARY:${title}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ].join("\r\n");
  const part = (type: string, text: string) => `--part\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  const parts = [
    part("text/plain; charset=utf-8", ""),
    part(`text/calendar; charset=utf-8; method=${method}`, calendar),
  ];
  return Buffer.from(`${fields}\r\n\r\n${parts.join("")}--part--\r\n`);
}

const REPORTS = {
  bounce: ["failed", "5.1.1", "550 5.1.1 User unknown"],
  full: ["delayed", "4.2.2", "452 4.2.2 The mailbox is full, try again later"],
  blocked: ["failed", "5.7.26", "550 5.7.26 Not accepted: the domain's DMARC policy was not met"],
  unexplained: ["failed", "5.0.0", "554 Transaction failed"],
} as const;

/** A delivery status report (RFC 3464). */
function rawReport(sent: Sent, at: Date, as: keyof typeof REPORTS): Uint8Array {
  const [action, status, diagnostic] = REPORTS[as];
  const host = sent.toAddress.slice(sent.toAddress.lastIndexOf("@") + 1);
  const part = (type: string, text: string) => `--part\r\nContent-Type: ${type}\r\n\r\n${text}\r\n`;
  const report = [
    `Reporting-MTA: dns; mx.${host}`,
    "",
    `Final-Recipient: rfc822; ${sent.toAddress}`,
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${diagnostic}`,
  ].join("\r\n");
  const fields = head({
    From: `Mail Delivery <mailer-daemon@${host}>`,
    To: "sales@demo-work.example",
    Subject: as === "full" ? "Delivery delayed" : "Undelivered mail returned to sender",
    Date: at.toUTCString(),
    "Message-ID": `<bounce-${at.getTime()}-${sent.toAddress}>`,
    "Content-Type": "multipart/report; report-type=delivery-status; boundary=part",
  });
  const parts = [
    part("text/plain", `About your mail to ${sent.toAddress}. The server said: ${diagnostic}`),
    part("message/delivery-status", report),
    part("text/rfc822-headers", `Message-ID: ${sent.messageId ?? ""}`),
  ];
  return Buffer.from(`${fields}\r\n\r\n${parts.join("")}--part--\r\n`);
}

/** The email sent by a mail program's unsubscribe button (RFC 2369). */
function rawPressed(sent: Sent, at: Date): Uint8Array {
  const fields = head({
    From: sent.toAddress,
    To: "sales@demo-work.example",
    Subject: "Unsubscribe",
    Date: at.toUTCString(),
    "Message-ID": `<pressed-${at.getTime()}-${sent.toAddress}>`,
    "Content-Type": "text/plain; charset=utf-8",
  });
  return Buffer.from(`${fields}\r\n\r\nApple Mail sent this email to unsubscribe from the message list.\r\n`);
}

export const rawBounce = (sent: Sent, at: Date, as: ComesBack): Uint8Array =>
  as === "pressed" ? rawPressed(sent, at) : rawReport(sent, at, as);
