import type { Response } from "./imap-connection";

/** Returns the number that follows a name. */
export function numberAfter(text: string, name: string): number | null {
  const offset = text.toUpperCase().indexOf(`${name} `);
  const digits =
    offset < 0 ? null : /^\d{1,10}/.exec(text.slice(offset + name.length + 1, offset + name.length + 12));
  return digits ? Number(digits[0]) : null;
}

/** Removes quoted and bracketed parts: they contain text from senders, never numbers from the server. */
function withoutTexts(text: string): string {
  let rest = "";
  let end = "";
  for (let offset = 0; offset < text.length; offset += 1) {
    const letter = text[offset] ?? "";
    if (end === '"' && letter === "\\") offset += 1;
    else if (end) end = letter === end ? "" : end;
    else if (letter === '"') end = '"';
    else if (letter === "[") end = "]";
    else rest += letter;
  }
  return rest;
}

interface Fetched {
  uid: number;
  /** The one requested item; empty if the server has none. */
  bytes: Uint8Array;
  hasItem: boolean;
}

/** Parses a FETCH response with a UID; null for any other response. */
export function fetchedIn({ text, literals }: Response): Fetched | null {
  if (!/^\* \d{1,10} FETCH \(/i.test(text)) return null;
  const said = withoutTexts(text);
  const uid = numberAfter(said, "UID");
  if (uid === null) return null;
  const hasItem = literals.length > 0 || /\bBODY\[/i.test(text);
  const bytes = literals[0] ?? new Uint8Array();
  return { uid, bytes, hasItem };
}
