import { largest } from "~/core/lists/unbounded";
import type { Found } from "./match-phrases";
import { negatorOf } from "./negation";
import { CONTRASTS } from "./phrase-table";
import type { Token } from "./tokenize";
import { isOneOf, wordSetOf } from "./word-sets";
import { CLOSED, CONDITIONS, PAST, THIRD } from "./words/ambiguity";

const past = wordSetOf(PAST);
const closed = wordSetOf(CLOSED);
const borrowed = wordSetOf(`${CONDITIONS};${THIRD}`);

const wordAt = (tokens: readonly Token[], { at }: Found) => tokens[at[0] ?? 0];

/** "We were interested": a phrase whose clause is in the past, or contains a closing word, expresses no current interest. */
export function isPast(tokens: readonly Token[], found: Found, taken: ReadonlySet<number>): boolean {
  const part = wordAt(tokens, found)?.part;
  return tokens.some(
    (word, place) =>
      word.part === part && !taken.has(place) && (isOneOf(word, past) || isOneOf(word, closed)),
  );
}

/** Whether the phrase's clause is conditional, or about another person. */
export function isBorrowed(tokens: readonly Token[], found: Found, taken: ReadonlySet<number>): boolean {
  const part = wordAt(tokens, found)?.part;
  return tokens.some((word, place) => word.part === part && !taken.has(place) && isOneOf(word, borrowed));
}

/**
 * Positions, in any sentence, of a negation or closing word that belongs to no phrase. Also of a contrast such as "but"
 * after the last phrase of interest.
 */
export function placesAgainst(
  tokens: readonly Token[],
  wanted: readonly Found[],
  taken: ReadonlySet<number>,
): number[] {
  const last = largest(
    wanted.flatMap(({ at }) => at),
    -1,
  );
  const languages = new Set(wanted.map(({ phrase }) => phrase.language));
  const isAgainst = (word: Token, place: number) => {
    if (place > last && isOneOf(word, CONTRASTS)) return true;
    const negator = negatorOf(word);
    const turns =
      negator &&
      (negator.languages === null || [...languages].some((language) => negator.languages?.has(language)));
    return turns || isOneOf(word, closed);
  };
  return [...tokens.entries()]
    .filter(([place, word]) => !taken.has(place) && isAgainst(word, place))
    .map(([place]) => place);
}
