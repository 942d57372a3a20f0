import { ownValue } from "~/core/own-value";
import { SIZES } from "~/domains/directory/taxonomy/sizes";
import { negatedFrom } from "./negated-size";
import {
  AT_LEAST,
  AT_MOST,
  BEHIND,
  BETWEEN,
  CONTEXT,
  MULTIPLIERS,
  NOT_STRICT,
  NUMBER_WORDS,
  OR_MORE,
  PEOPLE,
  STRICT,
  TO,
} from "./words/amounts";

type Size = (typeof SIZES)[number];

const BANDS: { size: Size; from: number; to: number }[] = [
  { size: "1-10", from: 1, to: 10 },
  { size: "11-50", from: 11, to: 50 },
  { size: "51-200", from: 51, to: 200 },
  { size: "201-1000", from: 201, to: 1000 },
  { size: "1000+", from: 1001, to: 10_000 },
];

/** Returns the bands that overlap a head count range by at least a quarter of the band or of the range. */
function sizesInRange(from: number, to: number): Size[] {
  if (to < from) return sizesInRange(to, from);
  return BANDS.filter((band) => {
    const top = band.size === "1000+" ? Math.max(band.to, to === Infinity ? band.to : to) : band.to;
    const last = Math.min(to, top);
    const shared = last - Math.max(from, band.from) + 1;
    const range = Math.min(to, 10_000) - from + 1;
    return shared > 0 && (shared / (top - band.from + 1) >= 0.25 || shared / Math.max(range, 1) >= 0.25);
  }).map((band) => band.size);
}

const NUMBER = "\\d{1,3}(?:[ ,.]\\d{3})+k?(?!\\d)|\\d{1,9}k?(?![\\d])";
const WORD = "(?![\\p{L}\\p{N}])";
const OP = `(?:(?<op>${AT_MOST}|${AT_LEAST})\\s*(?:(?:an?|one|une?|uma?) )?)?`;
const AMOUNT = `(?:(?:${BETWEEN})\\s+)?${OP}(?<a>${NUMBER})(?:\\s*(?<plus>${OR_MORE})${WORD}|\\s*(?:${TO})\\s*(?<b>${NUMBER}))?`;
const START = "(?<![\\p{L}\\d])";
const FULL_TIME = "(?:full[- ]time |d[e'’] ?)?";
const PATTERNS = [
  new RegExp(`${START}(?:${CONTEXT})\\s*:?\\s+${AMOUNT}(?:\\s*${FULL_TIME}(?:${PEOPLE})${WORD})?`, "giu"),
  new RegExp(`${START}${OP}(?:${CONTEXT})\\s+(?<a>${NUMBER})(?<b>)(?<plus>)`, "giu"),
  new RegExp(
    `${START}${AMOUNT}\\s*-?\\s*${FULL_TIME}(?:${PEOPLE})${WORD}(?:\\s*(?<more>${OR_MORE})${WORD})?`,
    "giu",
  ),
  /(?<![\p{L}\d.,])(?:(?<a>1|11|51|201)\s?[-–]\s?(?<b>10|50|200|1000)|(?<c>1000)(?<plus>\+))(?![\d\p{L}])/giu,
];
const IS_AT_MOST = new RegExp(`^(?:${AT_MOST})$`, "iu");

const readNumber = (text: string) => Number(text.replace(/\D/g, "")) * (/k$/i.test(text) ? 1000 : 1);

/** Folds accents and Arabic forms as in the tables, character by character, so that positions in the text stay the same. */
const foldLetters = (text: string) =>
  [...text]
    .map((letter) => {
      const plain = letter
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .toLowerCase();
      const folded = plain === "ة" ? "ه" : plain === "ى" ? "ي" : plain;
      return folded.length === letter.length ? folded : letter;
    })
    .join("");

/** Converts Arabic digits and number words to digits: "two hundred" becomes 200. */
function withDigits(text: string): string {
  const digits = text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
  const parts = digits.split(/([\p{L}\p{N}]+)/u);
  for (let index = 1; index < parts.length; index += 2) {
    const word = foldLetters(parts[index] ?? "");
    const bare = word.startsWith("ال") ? word.slice(2) : word;
    const times = ownValue(MULTIPLIERS, word) ?? ownValue(MULTIPLIERS, bare);
    const before =
      /^\d{1,4}$/.test(parts[index - 2] ?? "") && (parts[index - 1] ?? "").trim() === "" ? index - 2 : -1;
    const behind = /^(?:mia|elfu)$/.test(word)
      ? ownValue(BEHIND, foldLetters(parts[index + 2] ?? ""))
      : undefined;
    if (times !== undefined && behind !== undefined) {
      parts[index] = String(times * behind);
      parts[index + 2] = "";
    } else if (times !== undefined && before > 0) {
      parts[index] = String(Number(parts[before]) * times);
      parts[before] = "";
    } else if (times !== undefined) parts[index] = String(times);
    else if (Object.hasOwn(NUMBER_WORDS, word)) parts[index] = String(NUMBER_WORDS[word]);
  }
  return parts.join("");
}

function sizesOfMatch({ op, a, b, c, plus, more }: Record<string, string | undefined>): Size[] {
  const first = readNumber(a ?? c ?? "0");
  const strict = op !== undefined && STRICT.test(op) && !NOT_STRICT.test(op) ? 1 : 0;
  if (b) return sizesInRange(first, readNumber(b));
  if (plus || more) return sizesInRange(first, Number.POSITIVE_INFINITY);
  if (op && IS_AT_MOST.test(op)) return sizesInRange(1, Math.max(1, first - strict));
  if (op) return sizesInRange(first + strict, Number.POSITIVE_INFINITY);
  return sizesInRange(Math.max(1, first), Math.max(1, first));
}

/** Removes head counts from a description. "Except those with more than 200 people" returns the other sizes. */
export function takeSizes(sentence: string): { sizes: Size[]; rest: string } {
  const wanted = new Set<Size>();
  const excluded = new Set<Size>();
  let rest = sentence;
  for (const pattern of PATTERNS) {
    const counted = withDigits(rest);
    const taken: [from: number, to: number][] = [];
    foldLetters(counted).replace(pattern, (...match: unknown[]) => {
      const index = match.at(-3) as number;
      const negated = negatedFrom(counted.slice(0, index));
      const side = negated < 0 ? wanted : excluded;
      for (const size of sizesOfMatch(match.at(-1) as Record<string, string | undefined>)) side.add(size);
      taken.push([negated < 0 ? index : negated, index + String(match[0]).length]);
      return "";
    });
    if (taken.length === 0) continue;
    rest = counted;
    for (const [from, to] of taken) rest = rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to);
  }
  const all = wanted.size === 0 && excluded.size > 0;
  return { sizes: SIZES.filter((size) => (all || wanted.has(size)) && !excluded.has(size)), rest };
}
