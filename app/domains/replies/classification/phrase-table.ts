import { listed, type Step, stepsOf, wordsIn } from "./phrase-steps";
import { readable, spelled } from "./read-words";
import { POINTS, type Said, type Wished } from "./words/language-words";
import { LANGUAGES } from "./words/languages";

export interface Phrase {
  says: Said | Wished;
  points: number;
  language: string;
  steps: readonly Step[];
  isAtStart: boolean;
  isAtEnd: boolean;
  /** It holds its own no: nothing before it turns it. */
  isTurned: boolean;
}

const all = Object.entries(LANGUAGES);

export const SPELLINGS = new Map(
  all.flatMap(([, { spellings }]) =>
    listed(spellings).map((each) => {
      const [written = "", meant = ""] = each.split(":");
      return [readable(written), readable(meant)] as const;
    }),
  ),
);

const wordSet = (text: string) => new Set(listed(text).flatMap((each) => spelled(each, SPELLINGS)));
const setOf = (pick: (words: (typeof LANGUAGES)[string]) => string) =>
  wordSet(all.map(([, words]) => pick(words)).join(";"));

/** Null: it turns phrases of any language. */
export const NEGATORS = new Map<string, Set<string> | null>();
for (const [language, { negators }] of all) {
  for (const word of wordSet(negators.any)) NEGATORS.set(word, null);
  for (const word of wordSet(negators.own)) {
    const languages = NEGATORS.get(word);
    if (languages !== null) NEGATORS.set(word, (languages ?? new Set()).add(language));
  }
}

export const AFTER = setOf(({ negators }) => negators.after);
export const CONTRASTS = setOf(({ joints }) => joints.contrasts);
export const CONCESSIONS = setOf(({ joints }) => joints.concessions);
export const OTHER_JOINTS = setOf(({ joints }) => joints.others);
export const COURTESIES = setOf(({ courtesies }) => courtesies);
export const COURTESIES_OF = all.map(
  ([language, { courtesies }]) => [language, wordSet(courtesies)] as const,
);

const hasOwnNo = (steps: readonly Step[], language: string) =>
  wordsIn(steps).some(({ text }) => {
    const languages = NEGATORS.get(text);
    return languages === null || languages?.has(language);
  });

function phraseOf(
  text: string,
  says: Phrase["says"],
  points: number,
  language: string,
  groups: Record<string, string>,
): Phrase {
  const steps = stepsOf(text.replace(/[\^$]/g, ""), groups, SPELLINGS);
  return {
    says,
    points,
    language,
    steps,
    isAtStart: text.startsWith("^"),
    isAtEnd: text.endsWith("$"),
    isTurned: !hasOwnNo(steps, language),
  };
}

export const SAYING: readonly Phrase[] = all.flatMap(([language, { says, groups }]) =>
  says.flatMap(([said, phrases, points = POINTS[said]]) =>
    listed(phrases).map((phrase) => phraseOf(phrase, said, points, language, groups)),
  ),
);

export const REFERRING: readonly Phrase[] = all.flatMap(([language, { referrals, groups }]) =>
  listed(referrals).map((phrase) => phraseOf(phrase, "wrong_person", 0, language, groups)),
);

export const WISHING: readonly Phrase[] = all.flatMap(([language, { wishes, groups }]) =>
  Object.entries(wishes).flatMap(([wish, phrases]) =>
    listed(phrases).map((phrase) => phraseOf(phrase, wish as Wished, 0, language, groups)),
  ),
);
