import { asciiDigits } from "~/core/digits";
import { ownValue } from "~/core/own-value";
import { addressIn } from "./addresses";

/** Normalises spelling: no accents, lowercase, ASCII digits, one form of each Arabic letter. */
export const readable = (text: string): string =>
  asciiDigits(text.normalize("NFKD"))
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى/g, "ي")
    .replace(/ة/g, "ه")
    .replace(/ـ/g, "")
    .replace(/(?<=n)['’]t(?![a-z])/g, "t")
    .replace(/(?<=let)['’](?=s)/g, "")
    .replace(/[^\p{L}\p{N}?؟]+/gu, " ")
    .trim();

const LINKS = /\b(?:https?:|www\.)\S+/gi;

/** A link may contain "?", so links are removed before looking for a question mark. */
export const withoutLinks = (text: string) => text.replace(LINKS, " ");

export interface Token {
  word: string;
  /** The word and its variants: without an Arabic prefix, with a typing error corrected. */
  forms: string[];
  from: number;
  to: number;
  sentence: number;
  part: number;
}

export const ADDRESS_TOKEN = "@";

const ENDS_SENTENCE = /[.!?؟\n]/;
const ENDS_PART = /[,;:!?.،؛()\n–—"«»]/;
/** Characters; the writer ended a shorter line, a mail program wrapped a longer one. */
const SHORT_LINE = 45;

const ARABIC_PREFIX = /^(?:[وف]?(?:ال|بال|لل|كال)|[وفبل])(?=[\p{Script=Arabic}]{3})/u;

function formsOf(word: string): string[] {
  const forms = [word];
  const bare = word.replace(ARABIC_PREFIX, "");
  if (bare !== word) forms.push(bare);
  if (/^[وف]/.test(word) && word.length > 3) forms.push(word.slice(1));
  return forms;
}

/** Maghrebi and Egyptian Arabic negate a verb with "ma … sh" around it. */
const WRAPPED = /^(م|ما)(?!ا)([\p{Script=Arabic}]{3,20})ش$/u;

/** English contractions: what follows the apostrophe, and its full form. */
const SHORT_FORMS: Record<string, string> = {
  m: "am",
  re: "are",
  ve: "have",
  ll: "will",
  d: "would",
  s: "is",
};

export function spelled(raw: string, spellings: ReadonlyMap<string, string>): string[] {
  const word = readable(raw).replace(/([a-z])\1{2,}/g, "$1");
  if (!word) return [];
  const known = spellings.get(word);
  if (known !== undefined) return known.split(" ");
  const wrapped = WRAPPED.exec(word);
  if (wrapped?.[2]) return ["ما", wrapped[2]];
  const [first = "", short = ""] = word.split(" ");
  return short ? [first, ownValue(SHORT_FORMS, short) ?? short] : [word];
}

/** Whether a mail program wrapped the line here, so that the sentence continues on the next line. */
const isWrapped = (text: string, index: number) => {
  const start = text.lastIndexOf("\n", index - 1) + 1;
  return index - start >= SHORT_LINE && text[index + 1] !== "\n";
};

export function tokenize(text: string, spellings: ReadonlyMap<string, string>): Token[] {
  const tokens: Token[] = [];
  let [sentence, part, at] = [0, 0, 0];
  const pass = (to: number) => {
    for (; at < to; at += 1) {
      const sign = text.charAt(at);
      if (sign === "\n" && isWrapped(text, at)) continue;
      if (ENDS_SENTENCE.test(sign)) sentence += 1;
      if (ENDS_PART.test(sign)) part += 1;
    }
  };
  const add = (from: number, to: number, said: readonly string[]) => {
    pass(from);
    for (const word of said) tokens.push({ word, forms: formsOf(word), from, to, sentence, part });
    at = to;
  };
  for (const chunk of text.matchAll(/\S+/g)) {
    const start = chunk.index;
    const end = start + chunk[0].length;
    if (chunk[0].includes("@") && addressIn(chunk[0])) add(start, end, [ADDRESS_TOKEN]);
    else if (/^(?:https?:|www\.)/i.test(chunk[0])) at = end;
    else
      for (const word of chunk[0].matchAll(
        /[\p{L}\p{M}\p{N}]+(?:['’](?:t|s|m|re|ve|ll|d)(?![\p{L}\p{N}]))?/gu,
      ))
        add(start + word.index, start + word.index + word[0].length, spelled(word[0], spellings));
  }
  return tokens;
}
