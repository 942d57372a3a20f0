import { nameElsewhere } from "./lexicon";
import { parseQuery } from "./parse-query";

const NAMED = 3;

/** Countries outside Africa that the words name, in English, at most three: nothing of them is in the directory. */
export const placesElsewhere = (sentence: string): string[] =>
  parseQuery(sentence).notCovered.slice(0, NAMED);

export const knownElsewhere = (names: readonly string[]): string[] =>
  names.flatMap((name) => nameElsewhere(name) ?? []);
