import { lexicon } from "./lexicon";
import type { Entry, Node } from "./phrase-tree";
import { NO_MISTAKES } from "./query-words";
import { isFunction } from "./words/function-words";
import type { Language } from "./words/word-keys";

const SHORTEST = { place: 5, city: 6, industry: 7, other: 99 };

/** Yields a word, and the word without each of its letters except the first. */
function* lessOne(word: string): Generator<string> {
  yield word;
  for (let index = 1; index < word.length; index++) yield word.slice(0, index) + word.slice(index + 1);
}

let near: Map<string, Set<Entry>> | null = null;

function* wordsOf(root: Node): Generator<Entry> {
  for (const { entries } of root.next.values()) yield* entries;
}

function index(): Map<string, Set<Entry>> {
  if (near) return near;
  near = new Map();
  for (const entry of wordsOf(lexicon())) {
    const { kind } = entry.meaning;
    const least = SHORTEST[kind === "place" || kind === "city" || kind === "industry" ? kind : "other"];
    if (entry.phrase.length < least || entry.phrase.includes(" ")) continue;
    for (const key of lessOne(entry.phrase)) near.set(key, (near.get(key) ?? new Set()).add(entry));
  }
  return near;
}

function isOneLetterOff(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  if (restA === "" && restB === "") return false;
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

const sameMeaning = ({ meaning }: Entry) =>
  meaning.kind === "place"
    ? meaning.codes.join()
    : meaning.kind === "city"
      ? meaning.city.name
      : meaning.kind === "industry"
        ? meaning.id
        : "";

/** Trades are corrected in the sentence's language: the French "courtier" is not corrected to "courier". */
const isOf = ({ meaning, language: own }: Entry, language: Language | null) =>
  meaning.kind !== "industry" || language === null || own === language;

/** Returns the only name or trade one letter away from a word, with the same first letter; null if several are equally near. */
export function corrected(word: string, language: Language | null): Entry | null {
  const singular = word.length > 7 ? word.replace(/s$/, "") : word;
  if (word.length < SHORTEST.place || NO_MISTAKES.has(word) || isFunction(word) || isFunction(singular))
    return null;
  for (const form of new Set([word, singular])) {
    const found = new Set<Entry>();
    for (const key of lessOne(form))
      for (const entry of index().get(key) ?? [])
        if (isOf(entry, language) && entry.phrase[0] === form[0] && isOneLetterOff(form, entry.phrase))
          found.add(entry);
    for (const kind of ["place", "city", "industry"]) {
      const some = [...found].filter(({ meaning }) => meaning.kind === kind);
      const longer = some.filter(({ phrase }) => phrase.length >= form.length);
      const kept = longer.length > 0 ? longer : some;
      if (new Set(kept.map(sameMeaning)).size === 1) return kept[0] ?? null;
      if (kept.length > 1) return null;
    }
  }
  return null;
}
