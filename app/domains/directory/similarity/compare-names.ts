import { distance } from "fastest-levenshtein";
import { isCommonWord, isFiller, isKind } from "./common-words";
import type { ComparableName } from "./names";

const WEIGHTS = { filler: 0.15, kind: 0.4, telling: 1 };
const weightOf = (word: string): number =>
  WEIGHTS[isFiller(word) ? "filler" : isKind(word) ? "kind" : "telling"];

export const isNumber = (word: string): boolean => /\d/.test(word);

const ABBREVIATED = 0.9;
const PLURAL = 0.95;

const SINGULARS: [ending: RegExp, instead: string][] = [
  [/ies$/, "y"],
  [/(?<=[sxz]|[cs]h)es$/, ""],
  [/(?<=e)aux$/, "au"],
  [/[sx]$/, ""],
];

const isPluralOf = (many: string, one: string): boolean =>
  one.length >= 3 &&
  (many.replace(/(?:oes|aes|aos)$/, "ao") === one ||
    SINGULARS.some(([ending, instead]) => ending.test(many) && many.replace(ending, instead) === one));

/** "Dev" for "Development": common words only, because names aren't shortened. */
const isShortFor = (short: string, long: string): boolean =>
  short.length >= 3 && long.length >= short.length + 3 && long.startsWith(short) && isCommonWord(long);

function wordSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  if (isNumber(one) || isNumber(other) || one[0] !== other[0]) return 0;
  if (isPluralOf(one, other) || isPluralOf(other, one)) return PLURAL;
  if (isShortFor(one, other) || isShortFor(other, one)) return ABBREVIATED;
  const longest = Math.max(one.length, other.length);
  if (Math.min(one.length, other.length) < 5) return 0;
  const edits = distance(one, other);
  return edits <= (longest >= 8 ? 2 : 1) ? 1 - edits / longest : 0;
}

interface NameComparison {
  similarity: number;
  /** The distinctive weight of the shared words: 1 for one rare word. */
  distinct: number;
  extra: number;
  /** Each name contains a kind that the other lacks: a school and a club. */
  isOtherKind: boolean;
  /** The number of kind words that only one name has. */
  kinds: number;
}

const takeBest = (word: string, left: string[]): [at: number, similarity: number] => {
  let [best, at] = [0, -1];
  for (const [place, other] of left.entries()) {
    const similarity = wordSimilarity(word, other);
    if (similarity > best) [best, at] = [similarity, place];
  }
  return [at, best];
};

function joinedAs(words: string[], others: ReadonlySet<string>): string[] {
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before !== undefined && !others.has(word) && others.has(before + word))
      joined[joined.length - 1] += word;
    else joined.push(word);
  }
  return joined;
}

const sumOf = (words: string[]) => words.reduce((sum, word) => sum + weightOf(word), 0);
const count = (words: string[], which: (word: string) => boolean) => words.filter(which).length;

export function compareNames(one: ComparableName, other: ComparableName): NameComparison {
  if (one.joined === other.joined)
    return { similarity: 1, distinct: sumOf(one.words), extra: 0, isOtherKind: false, kinds: 0 };
  const words = joinedAs(one.words, new Set(other.words));
  const left = joinedAs(other.words, new Set(one.words));
  const all = sumOf(words) + sumOf(left);
  const alone: string[] = [];
  let [shared, distinct] = [0, 0];
  for (const word of words) {
    const [at, similarity] = takeBest(word, left);
    const [taken] = at < 0 ? [] : left.splice(at, 1);
    if (taken === undefined) alone.push(word);
    else {
      shared += (weightOf(word) + weightOf(taken)) * similarity;
      distinct += weightOf(word);
    }
  }
  const [kinds, otherKinds] = [count(alone, isKind), count(left, isKind)];
  return {
    similarity: all === 0 ? 0 : shared / all,
    distinct,
    extra: count([...alone, ...left], (word) => !isCommonWord(word)),
    isOtherKind: kinds > 0 && otherKinds > 0,
    kinds: kinds + otherKinds,
  };
}
