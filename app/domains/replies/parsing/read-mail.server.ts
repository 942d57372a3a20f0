import type { Address, Email } from "postal-mime";
import { bytesOf } from "~/core/bytes";
import { asciiAddress } from "~/core/email";
import { sanitizeHtml } from "~/core/html/sanitize-html";
import { plainText, typedText, wellFormed } from "~/core/text";
import { readBooking } from "./booking";
import { readCalendar } from "./calendar";
import type { InboundMail } from "./inbound-mail";
import type { Meeting } from "./meeting";
import { parseBounded } from "./parse-bounded";
import { isBulk } from "./reports/is-machine";
import { textOfHtml } from "./strip-quoted-text/html-quotes";

/** Cloudflare's limit too. */
export const MAX_BYTES = 25 * 1024 * 1024;
const MAX_TEXT_LENGTH = 100_000;
const MAX_HTML_LENGTH = 200_000;
const MAX_IDS = 50;

export const cut = (text: string, length: number) => wellFormed(text.slice(0, length));
const line = (text: string, length: number) => cut(plainText(text.slice(0, length * 4)), length);

const FIRST_ROOM = 64 * 1024;

/**
 * Reads up to the limit plus one chunk, so that callers can tell it is too long. A stream of `expected` bytes needs
 * only one buffer.
 */
export async function readStream(
  stream: ReadableStream<Uint8Array>,
  expected = FIRST_ROOM,
): Promise<Uint8Array> {
  let bytes = new Uint8Array(expected);
  let size = 0;
  for await (const chunk of bytesOf(stream)) {
    const next = size + chunk.byteLength;
    if (next > bytes.byteLength) {
      const wider = new Uint8Array(Math.max(next, bytes.byteLength * 2));
      wider.set(bytes.subarray(0, size));
      bytes = wider;
    }
    bytes.set(chunk, size);
    size = next;
    if (size > MAX_BYTES) break;
  }
  return size === bytes.byteLength ? bytes : bytes.slice(0, size);
}

export const idsIn = (header: string | undefined): string[] =>
  (header?.slice(0, 20_000).match(/<[^<>\s]{3,300}>/g) ?? []).slice(-MAX_IDS);

const mailboxOf = (address: Address | undefined) => address?.group?.[0] ?? address;

/** Emails with more bytes keep their line ends. */
const MAX_RETURNED_BYTES = 1024 * 1024;

function withLineFeeds(raw: Uint8Array): Uint8Array {
  const isOld = raw.byteLength <= MAX_RETURNED_BYTES && !raw.includes(LINE_FEED) && raw.includes(RETURN);
  return isOld ? raw.map((byte) => (byte === RETURN ? LINE_FEED : byte)) : raw;
}

const isReport = (type: string) => /^(message\/|text\/rfc822-headers)/.test(type);

const decoded = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === "string" ? content : new TextDecoder().decode(content.slice(0, MAX_TEXT_LENGTH));

const isCalendar = (type: string) => /^(text\/calendar|application\/ics)\b/i.test(type);

function meetingIn(email: Email, fromAddress: string, text: string): Meeting | null {
  const part = email.attachments.find(({ mimeType }) => isCalendar(mimeType));
  const read = part && readCalendar(decoded(part.content), fromAddress, part.method);
  const replyTo = mailboxOf(email.replyTo?.[0])?.address ?? null;
  return read ?? readBooking({ fromAddress, replyTo, subject: email.subject ?? "", text });
}

/** Outlook's own format and encrypted or opaque S/MIME: the text is inside a file that is not opened. */
const SEALED = /^(application\/(ms-tnef|vnd\.ms-tnef|(x-)?pkcs7-mime))\b/i;

const sealedText = ({ attachments }: Email): string => {
  const file = attachments.find(
    ({ mimeType, filename }) => SEALED.test(mimeType) || /^winmail\.dat$/i.test(filename ?? ""),
  );
  return file ? `[This email’s text is in an attachment: ${file.filename ?? "unnamed file"}.]` : "";
};

const sizeOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === "string" ? content.length : content.byteLength;

function headersOf(email: Email): Record<string, string> {
  const headers: Record<string, string> = Object.create(null);
  for (const { key, value } of email.headers) headers[key] ??= value;
  return headers;
}

const MAX_HOPS = 50;

/** Server names ("by mx.shop.example") of each Received header above the first Authentication-Results. */
function hopsAboveResults({ headers }: Email): string[] {
  const place = headers.findIndex(({ key }) => key === "authentication-results");
  return headers
    .slice(0, Math.max(place, 0))
    .filter(({ key }) => key === "received")
    .slice(0, MAX_HOPS)
    .map(({ value }) =>
      (/(?:^|\s)by\s{1,5}([^\s;()]{1,255})/i.exec(value.slice(0, 2_000))?.[1] ?? "").toLowerCase(),
    );
}

const LINE_FEED = 10;
const RETURN = 13;

const PART_LINE = /^(--\S|Content-[\w-]{1,40}:|\s{0,8}(?:boundary|charset)=)/i;

/** The lines of a multipart email with a missing or wrong boundary, none of whose parts can be read. */
function brokenText(email: Email, raw: Uint8Array): string {
  const isInParts = /^multipart\//i.test(headersOf(email)["content-type"]?.trim() ?? "");
  if (!isInParts || email.attachments.length > 0) return "";
  const lines = decoded(raw.subarray(endOfHead(raw))).split("\n");
  return lines
    .filter((text) => !PART_LINE.test(text))
    .join("\n")
    .trim();
}

function endOfHead(raw: Uint8Array): number {
  for (let index = raw.indexOf(LINE_FEED); index >= 0; index = raw.indexOf(LINE_FEED, index + 1)) {
    const next = raw[index + 1] === RETURN ? index + 2 : index + 1;
    if (raw[next] === LINE_FEED) return next + 1;
  }
  return raw.length;
}

/** Parses the headers alone: they name the sender even if the parts can't be read. */
async function parsedHead(raw: Uint8Array): Promise<Email> {
  const end = endOfHead(raw);
  const head = await parseBounded(raw.subarray(0, end));
  return { ...head, attachments: [], text: decoded(raw.subarray(end)) };
}

/** Parses an email; one that can't be parsed is still read as plain text. */
async function parse(written: Uint8Array): Promise<Email> {
  const raw = withLineFeeds(written);
  const email = await parseBounded(raw).catch(() => parsedHead(raw));
  const isEmpty = !email.from && !email.text && !email.html && email.attachments.length === 0;
  return isEmpty && !email.subject
    ? { headers: email.headers, headerLines: [], attachments: [], text: decoded(raw) }
    : email;
}

/** Reads an email (RFC 5322), however malformed. `envelope` replaces missing headers. */
export async function readMail(
  raw: Uint8Array,
  envelope: { from?: string | null; to?: string | null } = {},
): Promise<InboundMail> {
  const email = await parse(raw);
  const headers = headersOf(email);
  const from = mailboxOf(email.from);
  const html = email.html && email.html.length <= MAX_HTML_LENGTH * 2 ? sanitizeHtml(email.html) : null;
  const shown = email.text?.trim() ? email.text : textOfHtml(cut(email.html ?? "", MAX_HTML_LENGTH * 2));
  const text = shown.trim() ? shown : brokenText(email, raw);
  const name = line(from?.name ?? "", 200);
  const sender = asciiAddress(line(from?.address || envelope.from || "", 254));
  const meeting = isBulk(headers) ? null : meetingIn(email, sender, text);
  const fromAddress = meeting?.attendee ?? sender;
  return {
    fromAddress,
    fromName: name || null,
    envelopeFrom: line(envelope.from ?? "", 254) || null,
    toAddress: line(envelope.to || mailboxOf(email.to?.[0])?.address || "", 254) || null,
    subject: line(email.subject ?? "", 300),
    text: typedText(cut(text.trim() ? text : sealedText(email), MAX_TEXT_LENGTH)),
    meeting,
    html: html !== null && html.length <= MAX_HTML_LENGTH ? html : null,
    messageId: idsIn(email.messageId).at(-1) ?? null,
    inReplyTo: idsIn(email.inReplyTo).reverse(),
    references: idsIn(email.references).reverse(),
    headers,
    hopsAboveResults: hopsAboveResults(email),
    attachments: email.attachments
      .filter((file) => !isReport(file.mimeType) && !(meeting && isCalendar(file.mimeType)))
      .slice(0, 100)
      .map((file) => ({
        name: line(file.filename ?? "unnamed file", 200),
        type: line(file.mimeType, 100),
        size: sizeOf(file.content),
      })),
    reports: email.attachments
      .filter(({ mimeType }) => isReport(mimeType))
      .slice(0, 10)
      .map(({ mimeType, content }) => ({ type: mimeType, text: decoded(content) })),
    size: raw.byteLength,
  };
}
