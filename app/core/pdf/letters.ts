import { windows1252 } from "./helvetica";
import type { PdfFont } from "./pdf-font";
import { PDF_SCRIPTS, type PdfScript, rangesOf } from "./scripts";

/** Invisible characters that none of our fonts needs: hyphens, selectors, direction overrides, tags. */
const INVISIBLE =
  /\u034f|[\u00ad\u180e\u200b\u202a-\u202e\u2060-\u2065\u206a-\u206f\ufeff\u{e0000}-\u{e0fff}]|[\ufe00-\ufe0f]/gu;
/** Invisible characters that control how others are drawn. */
const LEADS = /[\u061c\u200c-\u200f\u2066-\u2069]/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

export const isRightToLeft = (text: string) => RIGHT_TO_LEFT.test(text);

/**
 * Isolates a right-to-left value, so that it doesn't reorder the sentence around it (UAX 9). With Latin words it runs
 * left to right.
 */
export const isolate = (text: string) =>
  isRightToLeft(text)
    ? `${/\p{Script=Latin}/u.test(text) ? "\u2066" : "\u2067"}${text.replace(/[\u2066-\u2069]/g, "")}\u2069`
    : text;

/** Replaces lone surrogates, which have no meaning in UTF-16. */
export const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, "\ufffd");

/** Text on one line, composed (NFC), without invisible characters. */
export const tidyText = (text: string) =>
  wellFormed(text)
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(/\s+/g, " ")
    .replace(/\p{Cc}/gu, "");

/** The scripts of characters in tidy texts that Helvetica lacks. */
export function scriptsOf(texts: readonly string[]): PdfScript[] {
  const codes = [...new Set(texts.join(""))].flatMap((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return windows1252(code) || LEADS.test(letter) ? [] : [code];
  });
  return (Object.keys(PDF_SCRIPTS) as PdfScript[]).filter((script) =>
    rangesOf(PDF_SCRIPTS[script].ranges).some(([first, last]) =>
      codes.some((code) => code >= first && code <= last),
    ),
  );
}

const MISSING = "[…]";

/** Replaces characters of a tidy text that the fonts lack by their base letters or "[…]". `isExact`: none was replaced. */
export function availableText(text: string, fonts: readonly PdfFont[]): { text: string; isExact: boolean } {
  const has = (letter: string) =>
    LEADS.test(letter) || fonts.some((font) => font.has(letter.codePointAt(0) ?? 0));
  const shown = Array.from(text, (letter) => {
    if (has(letter)) return letter;
    const plain = letter.normalize("NFKD").replace(/\p{M}/gu, "");
    return [...plain].every(has) ? plain : "\0";
  }).join("");
  return {
    text: shown.replace(/\0(?:(?:\0|\p{M}|\u200d| )*(?:\0|\p{M}))?/gu, MISSING),
    isExact: shown === text,
  };
}
