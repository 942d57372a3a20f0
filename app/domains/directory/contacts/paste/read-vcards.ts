import type { PastedPerson } from "./read-lines";

interface Property {
  name: string;
  value: string;
}

/** Lines that begin with a space go on where the last one ended (RFC 6350, 3.2); those of quoted-printable end in "=". */
function unfolded(text: string): { line: number; text: string }[] {
  const lines: { line: number; text: string }[] = [];
  let isSoft = false;
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    const last = lines.at(-1);
    if (last && isSoft) last.text = last.text.slice(0, -1) + line;
    else if (last && /^[ \t]/.test(line)) last.text += line.slice(1);
    else lines.push({ line: at + 1, text: line });
    const current = lines.at(-1)?.text ?? "";
    isSoft = current.endsWith("=") && current.toUpperCase().includes("QUOTED-PRINTABLE");
  }
  return lines;
}

function decoded(value: string): string {
  const bytes: number[] = [];
  for (let at = 0; at < value.length; at += 1) {
    const code = value[at] === "=" ? Number.parseInt(value.slice(at + 1, at + 3), 16) : Number.NaN;
    if (Number.isNaN(code)) bytes.push(...new TextEncoder().encode(value[at]));
    else {
      bytes.push(code);
      at += 2;
    }
  }
  return new TextDecoder().decode(new Uint8Array(bytes));
}

/** "item1.EMAIL;TYPE=work:a@b" is EMAIL and "a@b". */
function propertyOf(text: string): Property | null {
  const colon = text.indexOf(":");
  if (colon === -1) return null;
  const [head = "", ...params] = text.slice(0, colon).toUpperCase().split(";");
  const raw = text.slice(colon + 1).trim();
  const value = params.some((param) => param.endsWith("QUOTED-PRINTABLE")) ? decoded(raw) : raw;
  return { name: head.slice(head.lastIndexOf(".") + 1), value };
}

/** The parts between semicolons, with what a backslash hides. */
function partsOf(value: string): string[] {
  const parts = [""];
  for (let at = 0; at < value.length; at += 1) {
    const letter = value[at] ?? "";
    if (letter === ";") parts.push("");
    else if (letter === "\\") {
      at += 1;
      parts[parts.length - 1] += /n/i.test(value[at] ?? "") ? " " : (value[at] ?? "");
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
  EMAIL: (person, value) => {
    person.contactEmail ??= first(value).replace(/^mailto:/i, "");
  },
  TEL: (person, value) => {
    person.phoneNumber ??= first(value).replace(/^tel:/i, "");
  },
  URL: (person, value) => {
    if (!/linkedin\.com/i.test(value)) person.companyWebsite ??= partsOf(value).join(";");
  },
  ADR: (person, value) => {
    const [, , , city, , , country] = partsOf(value);
    person.location ??= [city, country].filter(Boolean).join(", ");
  },
};

export const holdsVcards = (text: string): boolean => /^[ \t]*BEGIN:VCARD[ \t]*$/im.test(text);

/** vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350): the first of each property. */
export function readVcards(text: string): PastedPerson[] {
  const people: PastedPerson[] = [];
  let person: PastedPerson | null = null;
  for (const { line, text: content } of unfolded(text)) {
    const property = propertyOf(content);
    if (!property) continue;
    const { name, value } = property;
    if (name === "BEGIN" && value.toUpperCase() === "VCARD") person = { line, contactName: "" };
    else if (name === "END" && person) {
      people.push(person);
      person = null;
    } else if (person && value) READ[name]?.(person, value);
  }
  return people;
}
