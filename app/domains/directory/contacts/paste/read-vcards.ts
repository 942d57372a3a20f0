import { ownValue } from "~/core/own-value";
import type { PastedPerson } from "./read-lines";

interface Property {
  name: string;
  /** Values of TYPE in uppercase: CELL, WORK. */
  kinds: string[];
  /** 1 for the most preferred value, up to 100 (RFC 6350, 5.3); null without a preference. */
  preference: number | null;
  value: string;
}

interface Line {
  line: number;
  text: string;
}

interface Open {
  line: number;
  pieces: string[];
  isQuoted: boolean;
}

const isQuotedPrintable = (head: string) => head.toUpperCase().includes("QUOTED-PRINTABLE");

/** Joins continuation lines: they start with a space (RFC 6350, 3.2), or the line before ends in "=" (quoted-printable). */
function unfolded(text: string): Line[] {
  const lines: Open[] = [];
  let isSoft = false;
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const last = lines.at(-1);
    const goesOn: Open | undefined = last && (isSoft || /^[ \t]/.test(line)) ? last : undefined;
    const isQuoted: boolean = goesOn?.isQuoted ?? isQuotedPrintable(line.slice(0, line.indexOf(":") + 1));
    const piece: string = goesOn && !isSoft ? line.slice(1) : line;
    isSoft = isQuoted && piece.endsWith("=");
    const kept = isSoft ? piece.slice(0, -1) : piece;
    if (goesOn) goesOn.pieces.push(kept);
    else lines.push({ line: index + 1, pieces: [kept], isQuoted });
  }
  return lines.map(({ line, pieces }) => ({ line, text: pieces.join("") }));
}

/** A decoder for bytes from 128; an unknown charset means UTF-8. */
function decoderOf(charset: string | undefined): TextDecoder {
  try {
    return new TextDecoder(charset ?? "utf-8");
  } catch {
    return new TextDecoder();
  }
}

const isHex = (text: string) => /^[0-9A-F]{2}$/i.test(text);

/** Decodes quoted-printable bytes by the charset; literal characters were already decoded by the paste. */
function decoded(value: string, charset: string | undefined): string {
  const decoder = decoderOf(charset);
  const pieces: string[] = [];
  let bytes: number[] = [];
  const read = () => {
    if (bytes.length > 0) pieces.push(decoder.decode(new Uint8Array(bytes)));
    bytes = [];
  };
  for (let index = 0; index < value.length; ) {
    const letter = String.fromCodePoint(value.codePointAt(index) ?? 0);
    const hex = letter === "=" ? value.slice(index + 1, index + 3) : "";
    if (isHex(hex)) bytes.push(Number.parseInt(hex, 16));
    else if (letter < "\u0080") bytes.push(letter.charCodeAt(0));
    else {
      read();
      pieces.push(letter);
    }
    index += isHex(hex) ? 3 : letter.length;
  }
  read();
  return pieces.join("");
}

/** Parses "item1.EMAIL;TYPE=work:a@b" into EMAIL and "a@b". */
function propertyOf(text: string): Property | null {
  const colon = text.indexOf(":");
  if (colon === -1) return null;
  const [head = "", ...params] = text.slice(0, colon).toUpperCase().split(";");
  const raw = text.slice(colon + 1).trim();
  const charset = params.find((param) => param.startsWith("CHARSET="))?.slice("CHARSET=".length);
  const value = params.some(isQuotedPrintable) ? decoded(raw, charset) : raw;
  const kinds = params.flatMap((param) =>
    param
      .replace(/^TYPE=/, "")
      .replaceAll('"', "")
      .split(","),
  );
  const numbered = params.find((param) => param.startsWith("PREF="))?.slice("PREF=".length);
  const preference = numbered ? Number.parseInt(numbered.replaceAll('"', ""), 10) || 1 : null;
  return {
    name: head.slice(head.lastIndexOf(".") + 1),
    kinds,
    preference: preference ?? (kinds.includes("PREF") ? 1 : null),
    value,
  };
}

/** Splits a value at semicolons and decodes backslash escapes. */
function partsOf(value: string): string[] {
  const parts = [""];
  for (let index = 0; index < value.length; index += 1) {
    const letter = value[index] ?? "";
    if (letter === ";") parts.push("");
    else if (letter === "\\") {
      index += 1;
      parts[parts.length - 1] += /n/i.test(value[index] ?? "") ? " " : (value[index] ?? "");
    } else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

const first = (value: string) => partsOf(value)[0] ?? "";

const READ: Record<string, (person: PastedPerson, value: string) => void> = {
  FN: (person, value) => {
    person.contactName = partsOf(value).join(" ").trim();
  },
  N: (person, value) => {
    const [last = "", given = "", middle = ""] = partsOf(value);
    person.contactName ||= [given, middle, last].filter(Boolean).join(" ");
  },
  TITLE: (person, value) => {
    person.contactTitle ??= first(value);
  },
  ROLE: (person, value) => {
    person.contactTitle ??= first(value);
  },
  ORG: (person, value) => {
    person.companyName ??= first(value);
  },
  URL: (person, value) => {
    if (!/linkedin\.com/i.test(value)) person.companyWebsite ??= partsOf(value).join(";");
  },
  ADR: (person, value) => {
    const [, , , city, , , country] = partsOf(value);
    person.location ??= [city, country].filter(Boolean).join(", ");
  },
};

/** Lower ranks win: preferred, then mobile, then work; fax last. */
function rankOf({ kinds, preference }: Property): number {
  const has = (...names: string[]) => names.some((name) => kinds.includes(name));
  const place = has("FAX", "PAGER", "MODEM")
    ? 100
    : has("CELL", "MOBILE", "IPHONE")
      ? 0
      : has("WORK")
        ? 10
        : has("HOME")
          ? 40
          : 20;
  return preference === null ? place : place - 50 + Math.min(preference, 100) / 100;
}

interface Ranked {
  rank: number;
  text: string;
}

const sorted = (list: readonly Ranked[]) => [...list].sort((a, b) => a.rank - b.rank).map(({ text }) => text);

interface Card {
  person: PastedPerson;
  emails: Ranked[];
  phones: Ranked[];
}

function finished({ person, emails, phones }: Card): PastedPerson {
  const [contactEmail, ...moreEmails] = sorted(emails);
  const [phoneNumber, ...morePhones] = sorted(phones);
  return {
    ...person,
    ...(contactEmail ? { contactEmail, moreEmails } : {}),
    ...(phoneNumber ? { phoneNumber, morePhones } : {}),
  };
}

export const holdsVcards = (text: string): boolean => /^[ \t]*BEGIN:VCARD[ \t]*$/im.test(text);

/**
 * Reads vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350). Uses the first value of each property, but the preferred address
 * and number.
 */
export function readVcards(text: string): PastedPerson[] {
  const people: PastedPerson[] = [];
  let card: Card | null = null;
  for (const { line, text: content } of unfolded(text)) {
    const property = propertyOf(content);
    if (!property) continue;
    const { name, value } = property;
    if (name === "BEGIN" && value.toUpperCase() === "VCARD")
      card = { person: { line, contactName: "" }, emails: [], phones: [] };
    else if (name === "END" && card) {
      people.push(finished(card));
      card = null;
    } else if (card && value && name === "EMAIL")
      card.emails.push({ rank: rankOf(property), text: first(value).replace(/^mailto:/i, "") });
    else if (card && value && name === "TEL")
      card.phones.push({ rank: rankOf(property), text: first(value).replace(/^tel:/i, "") });
    else if (card && value) ownValue(READ, name)?.(card.person, value);
  }
  return people;
}
