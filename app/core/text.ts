// Control characters, line separators, lone surrogates and direction marks, which no one types into a name.
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Invisible characters: formats, joiners, fillers, marks without a base character. */
const UNSEEN = /[\p{Cf}\p{Cn}\p{Co}\p{M}\p{Z}\u115f\u1160\u3164\uffa0\u2800]/gu;

/** Cleans one line of text: no control characters or surrounding space; empty if nothing is visible. */
export function plainText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.trim();
  const plain = text.replace(INVISIBLE, " ").trim();
  return plain.replace(UNSEEN, "") === "" ? "" : plain;
}

/** Control characters except tab and line ends, lone surrogates, and direction controls that affect all following text. */
const UNTYPED = /[^\P{Cc}\t\n\r]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** Cleans multi-line text: removes characters that can't be typed. */
export const typedText = (text: string) => text.replace(UNTYPED, "");

/** Cleans each line with `plainText`, and removes empty lines at the start and end. */
export const plainLines = (text: string) => text.split("\n").map(plainText).join("\n").trim();

/** Joins lines with commas. */
export const inOneLine = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ");

/** Comparison key for searches: lowercase, without accents. */
export const searchKey = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const MAX_WORDS = 8;
const MAX_WORD_LENGTH = 40;

/** The words of a search, without accents. Only letters and digits are kept, so that no search index operator remains. */
export const searchWords = (text: string): string[] =>
  (searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD_LENGTH));

/** FTS5 expression for an account's rows that contain all of these word prefixes; `terms` come from `searchWords`. */
export const accountMatch = (accountId: number, terms: readonly string[]): string =>
  [`keys : a${accountId}`, ...terms.map((word) => `words : "${word}" *`)].join(" AND ");

/** Replaces lone surrogates, which no header, address or file can contain, by the replacement character. */
export const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, "\ufffd");
