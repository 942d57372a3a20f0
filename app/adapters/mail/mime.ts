import { toBase64 } from "~/core/bytes";
import type { OutgoingMail } from "./mail-sender";
import { addressHeader, addressList, fileParameters, plainHeader, textHeader } from "./mime-headers";
import { quotedPrintable, quotedPrintablePieces } from "./quoted-printable";

const CRLF = "\r\n";
interface Part {
  headers: string[];
  body: string;
}

const written = ({ headers, body }: Part) => [...headers, "", body].join(CRLF);

const textPart = (type: string, text: string, pieces: readonly string[] | undefined): Part => ({
  headers: [`Content-Type: ${type}; charset=utf-8`, "Content-Transfer-Encoding: quoted-printable"],
  body: pieces ? quotedPrintablePieces(pieces) : quotedPrintable(text),
});

function multipart(kind: string, boundary: string, parts: Part[]): Part {
  const body = parts.map((part) => `--${boundary}${CRLF}${written(part)}${CRLF}`).join("");
  return {
    headers: [`Content-Type: multipart/${kind};${CRLF} boundary="${boundary}"`],
    body: `${body}--${boundary}--${CRLF}`,
  };
}

function filePart({ name, type, content }: OutgoingMail["attachments"][number]): Part {
  const isType = /^[a-z0-9.+-]+\/[a-z0-9.+-]+(; (method|charset)=[a-z0-9-]+){0,2}$/i.test(type);
  return {
    headers: [
      `Content-Type: ${isType ? type : "application/octet-stream"}`,
      `Content-Disposition: attachment; ${fileParameters(name)}`,
      "Content-Transfer-Encoding: base64",
    ],
    body: (toBase64(content).match(/.{1,76}/g) ?? []).join(CRLF),
  };
}

/**
 * The whole message: ASCII only, CRLF line ends, no line longer than 998 characters, the same bytes on every attempt. Each
 * email has text and HTML; a boundary starts with "=_", which quoted-printable and base64 never contain.
 * @throws for an address or a header that could carry another header.
 */
export function composeMail(mail: OutgoingMail): string {
  if (!/^<[^\s<>@]+@[^\s<>@]+>$/.test(mail.messageId)) throw new Error("not a message id");
  const mark = mail.messageId.replace(/[^A-Za-z0-9]/g, "").slice(0, 40);
  const alternative = multipart("alternative", `=_a${mark}`, [
    textPart("text/plain", mail.text, mail.pieces?.text),
    textPart("text/html", mail.html, mail.pieces?.html),
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
