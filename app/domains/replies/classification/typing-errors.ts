import { wordsIn } from "./phrase-steps";
import type { Phrase } from "./phrase-table";
import type { Token } from "./tokenize";

const SHORTEST = 6;

const shortened = (word: string): string[] =>
  [...word].map((_, index) => `${word.slice(0, index)}${word.slice(index + 1)}`);

interface Known {
  words: Set<string>;
  starts: Set<string>;
  /** Each long known word and its variants with one letter missing, mapped to that word. */
  near: Map<string, string>;
}

const isStart = (word: string, starts: ReadonlySet<string>) => {
  for (let length = 4; length <= word.length; length += 1) if (starts.has(word.slice(0, length))) return true;
  return false;
};

export function knownOf(phrases: readonly Phrase[], others: Iterable<string>): Known {
  const known: Known = { words: new Set(others), starts: new Set(), near: new Map() };
  for (const { steps } of phrases)
    for (const { text, isStart } of wordsIn(steps)) (isStart ? known.starts : known.words).add(text);
  for (const word of known.words)
    if (word.length >= SHORTEST) for (const short of [word, ...shortened(word)]) known.near.set(short, word);
  return known;
}

/** Finds the known word behind a typo in a long word: one letter extra, missing or wrong, or two letters swapped. */
function meant(word: string, { words, starts, near }: Known): string | null {
  if (word.length < SHORTEST || words.has(word) || isStart(word, starts)) return null;
  const straight = near.get(word);
  if (straight?.[0] === word[0]) return straight ?? null;
  for (const short of shortened(word)) {
    const other = near.get(short);
    if (other?.[0] === word[0] && other && Math.abs(other.length - word.length) <= 1) return other;
  }
  return null;
}

export const corrected = (tokens: readonly Token[], known: Known): Token[] =>
  tokens.map((word) => {
    const other = meant(word.word, known);
    return other ? { ...word, forms: [...word.forms, other] } : word;
  });
