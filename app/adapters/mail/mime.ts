import type { OutgoingMail } from "./mail-sender";
import { addressHeader, base64, fileParameters, plainHeader, textHeader } from "./mime-headers";

const CRLF = "\r\n";
const encoder = new TextEncoder();

/** RFC 2045 quoted-printable: lines end in CRLF before column 77, every byte is ASCII. */
export function quotedPrintable(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => {
      const bytes = encoder.encode(line);
      let out = "";
      let column = 0;
      for (const [at, byte] of bytes.entries()) {
        const isSpace = byte === 0x20 || byte === 0x09;
        const isPlain = isSpace ? at < bytes.length - 1 : byte > 0x20 && byte < 0x7f && byte !== 0x3d;
        const piece = isPlain
          ? String.fromCharCode(byte)
          : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
        if (column + piece.length > 75) {
          out += `=${CRLF}`;
          column = 0;
        }
        out += piece;
        column += piece.length;
      }
      return out;
    })
    .join(CRLF);
}

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
      textHeader("Subject", mail.subject),
      plainHeader("Date", mail.date.toUTCString().replace("GMT", "+0000")),
      plainHeader("Message-ID", mail.messageId),
      ...Object.entries(mail.headers).map(([name, value]) => plainHeader(name, value)),
      "Auto-Submitted: auto-generated",
      "MIME-Version: 1.0",
      ...content.headers,
    ],
    body: content.body,
  });
}
