import type { InboxErrorCode } from "./inbox-errors";

/** RFC 8314 and RFC 3501: no other port of a third-party network may be probed. */
export const IMAP_PORTS: readonly number[] = [993, 143];
export const IMAP_PORT_WORDS = "993 or 143";
export const usualImapPort = (security: string): number => (security === "tls" ? 993 : 143);

export const LOOK_EVERY_SECONDS = 300;
export const INBOX_LEASE_SECONDS = 180;
export const MAX_HEADERS_PER_POLL = 1_000;
/** Bytes read of a reply: larger attachments stay on the server. */
export const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** Bytes read for a report's subject, or for the text of a reply that could not be read completely. */
export const MAX_PARTIAL_BODY_BYTES = 256 * 1024;

/** Number of failed syncs after which a single email is skipped. */
export const MAX_ATTEMPTS_PER_EMAIL = 3;

const FOR_PERSONS: readonly InboxErrorCode[] = [
  "refused",
  "insecure",
  "no-inbox",
  "unsupported",
  "unreadable",
];

/** Only a user can resolve these, so the owner is notified. */
export const needsPerson = (code: InboxErrorCode): boolean => FOR_PERSONS.includes(code);

/** Seconds until a sync is retried, by number of failures: providers lock accounts that sign in too often. */
export function pollBackoff(code: InboxErrorCode, failures: number): number {
  const doubled = 2 ** Math.min(10, Math.max(0, failures - 1));
  return needsPerson(code)
    ? Math.min(86_400, 3_600 * doubled)
    : Math.min(21_600, LOOK_EVERY_SECONDS * doubled);
}
