import type { Found } from "./match-phrases";
import { AFTER, CONCESSIONS, CONTRASTS, NEGATORS, OTHER_JOINTS } from "./phrase-table";
import type { Token } from "./tokenize";
import { isOneOf } from "./word-sets";

/** Maximum words between a negation and the phrase that it negates. */
const REACH = 8;

/** Words on either side of a phrase within which its sentence is searched. */
const SENTENCE_REACH = 40;

/** Starts a new clause at contrasts, concessions and conjunctions of these languages, as a comma does. */
export function joined(tokens: readonly Token[], languages: ReadonlySet<string> | null): Token[] {
  const others = [...OTHER_JOINTS].flatMap(([language, joints]) =>
    languages === null || languages.has(language) ? [joints] : [],
  );
  const isJoint = (word: string) =>
    CONTRASTS.has(word) || CONCESSIONS.has(word) || others.some((joints) => joints.has(word));
  let joints = 0;
  return tokens.map((word) => {
    if (isJoint(word.word)) joints += 1;
    return { ...word, part: word.part + joints };
  });
}

export const negatorOf = ({ forms }: Token) => {
  for (const form of forms) {
    const languages = NEGATORS.get(form);
    if (languages !== undefined) return { word: form, languages };
  }
  return null;
};

/** The negation before a phrase and its position; `taken` are positions that belong to another phrase. */
export function noBefore(
  tokens: readonly Token[],
  { phrase, at }: Found,
  taken: ReadonlySet<number>,
): { word: string; place: number } | null {
  const first = at[0] ?? 0;
  const last = at.at(-1) ?? first;
  for (let place = first - 1; place >= Math.max(0, first - REACH); place -= 1) {
    const word = tokens[place];
    if (!word || word.part !== tokens[first]?.part) break;
    const negator = taken.has(place) ? null : negatorOf(word);
    if (negator && (negator.languages === null || negator.languages.has(phrase.language)))
      return { word: negator.word, place };
  }
  const next = tokens[last + 1];
  const isLast = tokens[last + 2]?.part !== tokens[last]?.part;
  const isAfter = next?.part === tokens[last]?.part && isLast && !taken.has(last + 1);
  return isAfter && next && isOneOf(next, AFTER) ? { word: next.word, place: last + 1 } : null;
}

export const negatorBefore = (tokens: readonly Token[], found: Found, taken: ReadonlySet<number>) =>
  noBefore(tokens, found, taken)?.word ?? null;

/** +1 after a contrast in the same sentence, -1 in the clause of a concession. */
export function emphasisOf(tokens: readonly Token[], { at }: Found): 1 | 0 | -1 {
  const first = at[0] ?? 0;
  const word = tokens[first];
  let isSamePart = true;
  const from = Math.max(0, first - SENTENCE_REACH);
  for (let place = first; place >= from && tokens[place]?.sentence === word?.sentence; place -= 1) {
    isSamePart &&= tokens[place]?.part === word?.part;
    if (isSamePart && isOneOf(tokens[place], CONCESSIONS)) return -1;
    if (isOneOf(tokens[place], CONTRASTS)) return 1;
  }
  return 0;
}

/** "I would love to, but …": true if no interest follows the contrast. */
export const isConceded = (tokens: readonly Token[], { at }: Found, others: readonly Found[]) => {
  const last = at.at(-1) ?? 0;
  const sentence = tokens[last]?.sentence;
  const but = tokens
    .slice(last + 1, last + 1 + SENTENCE_REACH)
    .findIndex((word) => word.sentence === sentence && isOneOf(word, CONTRASTS));
  return but >= 0 && (others.at(-1)?.at[0] ?? 0) <= last + but;
};
