import type { ProductLanguageName } from "~/core/languages";
import { listed, type Step, stepReader, wordsIn } from "./phrase-steps";
import { WISHES } from "./reply-class";
import { readable, spelled } from "./tokenize";
import { ARABIC } from "./words/arabic";
import { ENGLISH } from "./words/english";
import { FRENCH } from "./words/french";
import { type LanguageWords, POINTS, type Said, type Wished } from "./words/language-words";
import { PORTUGUESE } from "./words/portuguese";
import { SWAHILI } from "./words/swahili";

const LANGUAGES: Record<ProductLanguageName, LanguageWords> = {
  English: ENGLISH,
  French: FRENCH,
  Portuguese: PORTUGUESE,
  Swahili: SWAHILI,
  Arabic: ARABIC,
};

export interface Phrase {
  says: Said | Wished;
  points: number;
  language: string;
  steps: readonly Step[];
  isAtStart: boolean;
  isAtEnd: boolean;
  /** Whether a negator before it negates it; false if the phrase holds its own negator. */
  isTurned: boolean;
}

const all = Object.entries(LANGUAGES);

export const SPELLINGS = new Map(
  all.flatMap(([, { spellings }]) =>
    listed(spellings).map((text) => {
      const [written = "", meant = ""] = text.split(":");
      return [readable(written), readable(meant)] as const;
    }),
  ),
);

const wordSet = (text: string) => new Set(listed(text).flatMap((text) => spelled(text, SPELLINGS)));
const setOf = (pick: (words: (typeof LANGUAGES)[keyof typeof LANGUAGES]) => string) =>
  wordSet(all.map(([, words]) => pick(words)).join(";"));

/** Negator → languages whose phrases it negates; null for any language. */
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
/** Joints per language: "na" is "and" in one and "in the" in another. */
export const OTHER_JOINTS = new Map(
  all.map(([language, { joints }]) => [language, wordSet(joints.others)] as const),
);
export const COURTESIES = setOf(({ courtesies }) => courtesies);
export const COURTESIES_OF = all.map(
  ([language, { courtesies }]) => [language, wordSet(courtesies)] as const,
);

const hasOwnNo = (steps: readonly Step[], language: string) =>
  wordsIn(steps).some(({ text }) => {
    const languages = NEGATORS.get(text);
    return languages === null || languages?.has(language);
  });

interface Reader {
  language: string;
  read: (phrase: string) => readonly Step[];
}

function phraseOf(text: string, says: Phrase["says"], points: number, { language, read }: Reader): Phrase {
  const steps = read(text.replace(/[\^$]/g, ""));
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

/** Compiles all phrases: reply classes, wishes and referrals. */
export function compilePhrases(): Record<"saying" | "wishing" | "referring", Phrase[]> {
  const saying: Phrase[] = [];
  const wishing: Phrase[] = [];
  const referring: Phrase[] = [];
  for (const [language, { says, wishes, referrals, groups }] of all) {
    const reader = { language, read: stepReader(groups, SPELLINGS) };
    for (const [said, phrases, points = POINTS[said]] of says)
      for (const phrase of listed(phrases)) saying.push(phraseOf(phrase, said, points, reader));
    for (const wish of WISHES)
      for (const phrase of listed(wishes[wish])) wishing.push(phraseOf(phrase, wish, 0, reader));
    for (const phrase of listed(referrals)) referring.push(phraseOf(phrase, "wrong_person", 0, reader));
  }
  return { saying, wishing, referring };
}
