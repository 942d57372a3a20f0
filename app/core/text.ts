// Control characters, line separators, surrogate halves and direction marks, which no one types into a name.
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Invisible characters: formats, joiners, fillers, marks without a base character. */
const UNSEEN = /[\p{Cf}\p{Cn}\p{Co}\p{M}\p{Z}\u115f\u1160\u3164\uffa0\u2800]/gu;

/** One line of text as a person means it: no control characters, no space around it; empty when there is nothing to see. */
export function plainText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.trim();
  const plain = text.replace(INVISIBLE, " ").trim();
  return plain.replace(UNSEEN, "") === "" ? "" : plain;
}

/** Controls but tab and line ends, halves of a character, and what turns the direction of all that follows. */
const UNTYPED = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Many lines as a person typed them, without what no key writes. */
export const typedText = (text: string) => text.replace(UNTYPED, "");

/** Each line as `plainText`, with no empty ones around them. */
export const plainLines = (text: string) => text.split("\n").map(plainText).join("\n").trim();

/** Several lines as one, with commas between them. */
export const inOneLine = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ");

/** The comparison key of a search: lower case without accents. */
export const searchKey = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

/** The words of a search, without accents: letters and digits alone, so that no operator of an index is left. */
export const searchWords = (text: string): string[] =>
  (searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));

/** FTS5's expression for what an account has where each of these words is a word prefix; they are of `searchWords`. */
export const accountMatch = (accountId: number, terms: readonly string[]): string =>
  [`keys : a${accountId}`, ...terms.map((word) => `words : "${word}" *`)].join(" AND ");

/** Halves of a character, which no header, address or file can hold, become the mark for what is missing. */
export const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, "\ufffd");
