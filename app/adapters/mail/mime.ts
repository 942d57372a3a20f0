import type { OutgoingMail } from "./mail-sender";
import { addressHeader, addressList, base64, fileParameters, plainHeader, textHeader } from "./mime-headers";

const CRLF = "\r\n";
const encoder = new TextEncoder();

const ESCAPED = Array.from(
  { length: 256 },
  (_, byte) => `=${byte.toString(16).toUpperCase().padStart(2, "0")}`,
);
const SPACE = 0x20;
const TAB = 0x09;
const COLUMNS = 75;

/** Bytes of any language, one by one. */
function escapedLine(line: string): string {
  const bytes = encoder.encode(line);
  let out = "";
  let column = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    const isSpace = byte === SPACE || byte === TAB;
    const isPlain = isSpace ? at < bytes.length - 1 : byte > SPACE && byte < 0x7f && byte !== 0x3d;
    const piece = (isPlain ? String.fromCharCode(byte) : ESCAPED[byte]) ?? "";
    if (column + piece.length > COLUMNS) {
      out += `=${CRLF}`;
      column = 0;
    }
    out += piece;
    column += piece.length;
  }
  return out;
}

/** A line of plain letters, which most are, is cut and not looked at byte by byte. */
function encodedLine(line: string): string {
  if (!/^[\t\x20-\x3c\x3e-\x7e]*$/.test(line)) return escapedLine(line);
  const last = line.charCodeAt(line.length - 1);
  const endsInSpace = last === SPACE || last === TAB;
  if (line.length <= COLUMNS && !endsInSpace) return line;
  const body = endsInSpace ? line.slice(0, -1) : line;
  let out = "";
  let at = 0;
  for (; body.length - at > COLUMNS; at += COLUMNS) out += `${body.slice(at, at + COLUMNS)}=${CRLF}`;
  const rest = body.slice(at);
  if (!endsInSpace) return out + rest;
  return rest.length + 3 > COLUMNS ? `${out}${rest}=${CRLF}${ESCAPED[last]}` : out + rest + ESCAPED[last];
}

/** RFC 2045 quoted-printable: lines end in CRLF before column 77, every byte is ASCII. */
export const quotedPrintable = (text: string): string =>
  text.replace(/\r\n?/g, "\n").split("\n").map(encodedLine).join(CRLF);

interface Part {
  headers: string[];
  body: string;
}

const written = ({ headers, body }: Part) => [...headers, "", body].join(CRLF);

const textPart = (type: string, text: string): Part => ({
  headers: [`Content-Type: ${type}; charset=utf-8`, "Content-Transfer-Encoding: quoted-printable"],
  body: quotedPrintable(text),
});

function multipart(kind: string, boundary: string, parts: Part[]): Part {
  const body = parts.map((part) => `--${boundary}${CRLF}${written(part)}${CRLF}`).join("");
  return {
    headers: [`Content-Type: multipart/${kind};${CRLF} boundary="${boundary}"`],
    body: `${body}--${boundary}--${CRLF}`,
  };
}

function filePart({ name, type, content }: OutgoingMail["attachments"][number]): Part {
  const isType = /^[a-z0-9.+-]+\/[a-z0-9.+-]+$/i.test(type);
  return {
    headers: [
      `Content-Type: ${isType ? type : "application/octet-stream"}`,
      `Content-Disposition: attachment; ${fileParameters(name)}`,
      "Content-Transfer-Encoding: base64",
    ],
    body: (base64(content).match(/.{1,76}/g) ?? []).join(CRLF),
  };
}

/**
 * The whole message: ASCII only, CRLF line ends, no line longer than 998 characters, the same bytes at every try. Each
 * mail has text and HTML; a boundary begins with "=_", which quoted-printable and base64 never write.
 * @throws for an address or a header that could carry another header.
 */
export function composeMail(mail: OutgoingMail): string {
  if (!/^<[^\s<>@]+@[^\s<>@]+>$/.test(mail.messageId)) throw new Error("not a message id");
  const mark = mail.messageId.replace(/[^A-Za-z0-9]/g, "").slice(0, 40);
  const alternative = multipart("alternative", `=_a${mark}`, [
    textPart("text/plain", mail.text),
    textPart("text/html", mail.html),
  ]);
  const content = mail.attachments.length
    ? multipart("mixed", `=_m${mark}`, [alternative, ...mail.attachments.map(filePart)])
    : alternative;
  return written({
    headers: [
      addressHeader("From", mail.from),
      addressHeader("To", mail.to),
      ...(mail.cc?.length ? [addressList("Cc", mail.cc)] : []),
      textHeader("Subject", mail.subject),
      plainHeader("Date", mail.date.toUTCString().replace("GMT", "+0000")),
      plainHeader("Message-ID", mail.messageId),
      ...Object.entries(mail.headers).map(([name, value]) => plainHeader(name, value)),
      ...(mail.isPersonal ? [] : ["Auto-Submitted: auto-generated"]),
      "MIME-Version: 1.0",
      ...content.headers,
    ],
    body: content.body,
  });
}
