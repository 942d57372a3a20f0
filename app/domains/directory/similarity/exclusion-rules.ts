import { distance } from "fastest-levenshtein";
import { cityNamed } from "~/core/places/cities";
import { countryName } from "~/core/places/countries";
import { tokens } from "../search/normalize-for-search";
import { isCommonWord, isKind } from "./common-words";

const FORMS = new Set(
  (
    "ms pvt private pty proprietary ltd limited ltda lda limitada plc llc llp inc incorporated npc npo cc unipessoal gh " +
    "sarl sarlu sarlau sarls suarl eurl sas sasu sau sal sae scs snc sprl sprlu scrl scop spa gie epe epic ltee au"
  ).split(" "),
);

/** Accepts "Limied" and "Limitd" as typing errors of "Limited". */
export const isForm = (word: string): boolean =>
  FORMS.has(word) || (word.length >= 6 && word.startsWith("lim") && distance(word, "limited") <= 1);

/** Minimum words of a name that must remain after an addition is omitted. */
export const MIN_REMAINING_WORDS = 3;
const MAX_EXCLUDED_LENGTH = 40;

const isPlace = (text: string, country: string): boolean => {
  const city = cityNamed(text);
  return city !== null && countryName(city.country) === country;
};

const TRADING_AS = /\s(?:t\/a|trading as)\s/i;
const NAMED_AFTER = /\s(?:of|for|in|de|du|da|do|des|van)$/i;

/** Whether the rest is still a name: "University of" isn't, "Chikweti Forests of" is. */
const isNameWithout = (head: string): boolean =>
  !NAMED_AFTER.test(head) || tokens(head).some((word) => word.length > 3 && !isCommonWord(word));

/** Removes a city at the end ("Rhema Service Foundation JHB") if enough remains that isn't like "University of". */
function withoutCity(text: string, country: string): [name: string, aside: string] {
  const words = text.split(/\s+/);
  for (const count of [1, 2]) {
    const [head, tail] = [words.slice(0, -count).join(" "), words.slice(-count).join(" ")];
    if (words.length - count >= MIN_REMAINING_WORDS && isNameWithout(head) && isPlace(tail, country))
      return [head, tokens(tail).join(" ")];
  }
  return [text, ""];
}

function withoutForms(text: string): string {
  const words = text.split(/\s+/);
  while (words.length > 2 && isForm(tokens(words.at(-1) ?? "").join(""))) words.pop();
  const last = words.pop() ?? "";
  return [...words, last.endsWith(",") ? last.slice(0, -1) : last].join(" ");
}

const MARKS = /[,:;–—]| -/g;

/** Splits a text at its last comma, colon or dash; null without one. */
function splitAtMark(text: string): [head: string, tail: string] | null {
  const mark = [...text.matchAll(MARKS)].at(-1);
  return mark ? [text.slice(0, mark.index), text.slice(mark.index + mark[0].length).trim()] : null;
}

function splitAtBracket(text: string): [head: string, tail: string] | null {
  const index = text.lastIndexOf("(");
  return index > 0 && text.endsWith(")") ? [text.slice(0, index), text.slice(index + 1, -1)] : null;
}

const isShortEnough = ([head, tail]: [string, string]): boolean =>
  tokens(head).length > 1 && tail.length <= MAX_EXCLUDED_LENGTH;

/** Removes another name in brackets at the end or after "t/a", and a city at the end. */
export function withoutAside(name: string, country: string): [name: string, aside: string] {
  const [full = "", otherName] = name.trim().split(TRADING_AS, 2);
  const text = withoutForms(full);
  if (otherName !== undefined && tokens(text).length > 1) return [text, ""];
  const asideOf = (tail: string) => tokens(tail).join(" ");
  const bracket = splitAtBracket(text);
  const isBranch = (tail: string) => !tokens(tail).some((word) => isKind(word) || isForm(word));
  if (bracket && isShortEnough(bracket) && isBranch(bracket[1])) return [bracket[0], asideOf(bracket[1])];
  const mark = splitAtMark(text);
  if (mark && isShortEnough(mark) && isPlace(mark[1], country)) return [mark[0], asideOf(mark[1])];
  return withoutCity(text, country);
}
