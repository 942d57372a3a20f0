import { DomainError } from "~/core/errors";

const MAX_HEAD_BYTES = 64 * 1024;
const MAX_LINES = 400;

const OF_A_MESSAGE = new Set(
  `from sender reply-to to cc bcc subject message-id in-reply-to references received return-path
  delivered-to envelope-to x-original-to resent-from resent-to resent-date auto-submitted x-failed-recipients
  dkim-signature arc-seal authentication-results received-spf list-id list-unsubscribe`.split(/\s+/),
);

const FIELD = /^([!-9;-~]{1,76})[ \t]{0,10}:/;
const REPORT = /^content-type\s*:\s*(multipart\/report|message\/)/i;
const MBOX = /^>?From \S/;

const SEND =
  "Send the complete email with headers (From, To, Subject). To get it, choose “Show original” in your email app.";

const refused = (what: string) => new DomainError("malformed", `${what} ${SEND}`);

const isSpace = (byte: number | undefined) => byte === 10 || byte === 13 || byte === 32 || byte === 9;

function behindMarkAndEnvelope(raw: Uint8Array): number {
  let at = raw[0] === 0xef && raw[1] === 0xbb && raw[2] === 0xbf ? 3 : 0;
  while (isSpace(raw[at])) at += 1;
  const line = new TextDecoder("latin1").decode(raw.subarray(at, at + 500)).split(/[\r\n]/, 1)[0] ?? "";
  return MBOX.test(line) ? at + line.length : at;
}

const linesOfHead = (head: string): string[] => {
  const [before = ""] = head.replace(/\r{1,3}\n/g, "\n").split(/\n\n|\r\r/, 1);
  return before.split(/[\r\n]/).slice(0, MAX_LINES);
};

function isHead(lines: readonly string[]): boolean {
  const names = lines.flatMap((line) => {
    const name = FIELD.exec(line)?.[1]?.toLowerCase();
    return name !== undefined && (OF_A_MESSAGE.has(name) || REPORT.test(line)) ? [name] : [];
  });
  return new Set(names).size >= (FIELD.test(lines[0] ?? "") ? 1 : 2);
}

/** Finds the email in the input, however malformed its headers are. @throws DomainError malformed if there is none */
export function requireMail(raw: Uint8Array): Uint8Array {
  let from = behindMarkAndEnvelope(raw);
  while (raw[from] === 10 || raw[from] === 13) from += 1;
  if (from >= raw.length) throw refused("The email is empty.");
  const head = new TextDecoder("latin1").decode(raw.subarray(from, from + MAX_HEAD_BYTES));
  if (!isHead(linesOfHead(head))) throw refused("The text has no email headers.");
  return raw.subarray(from);
}

/** Whether typed text is a complete email: its first line is a header, and a body follows. */
export function isWholeMail(text: string): boolean {
  const lines = linesOfHead(text.slice(0, MAX_HEAD_BYTES));
  return FIELD.test(lines[0] ?? "") && isHead(lines) && /\n\r?\n/.test(text);
}

export const hasSender = (text: string): boolean =>
  linesOfHead(text.slice(0, MAX_HEAD_BYTES)).some((line) => /^from[ \t]{0,10}:/i.test(line));
