import { nameElsewhere } from "./lexicon";
import { parseQuery } from "./parse-query";

const NAMED = 3;

/** Returns the English names of countries outside Africa in a description, at most three: the directory doesn't cover them. */
export const placesElsewhere = (sentence: string): string[] =>
  parseQuery(sentence).notCovered.slice(0, NAMED);

export const knownElsewhere = (names: readonly string[]): string[] =>
  names.flatMap((name) => nameElsewhere(name) ?? []);
