import { searchKey } from "~/core/text";

export const WORD = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]{0,60}/gu;

/** Digits of every script as 0-9, and letters as a search compares them: alef, ta marbuta and marks of Arabic made alike. */
export const keyOf = (text: string) =>
  searchKey(text)
    .replace(/\p{Nd}/gu, (digit) => digitOf(digit))
    .replace(/[أإآ]/g, "ا")
    .replace(/ة/g, "ه")
    .replace(/[’`´]/g, "'");

const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10];
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = ZEROS.find((each) => code >= each && code <= each + 9);
  return zero === undefined ? digit : String(code - zero);
}
