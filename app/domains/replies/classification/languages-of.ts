import { wordsIn } from "./phrase-steps";
import { COURTESIES_OF, type Phrase, SAYING, WISHING } from "./phrase-table";
import type { Word } from "./read-words";

/** A word that a single language has. */
const OWN_WORDS = new Map<string, string | null>();
const know = (word: string, language: string) => {
  const other = OWN_WORDS.get(word);
  OWN_WORDS.set(word, other === undefined || other === language ? language : null);
};
for (const { steps, language } of [...SAYING, ...WISHING])
  for (const { text, isStart } of wordsIn(steps)) if (!isStart) know(text, language);
for (const [language, words] of COURTESIES_OF) for (const word of words) know(word, language);

/** Null where no word says which. Answers mix languages: each that has a word of its own counts. */
export function languagesOf(words: readonly Word[]): ReadonlySet<string> | null {
  const languages = new Set<string>();
  for (const { forms } of words)
    for (const form of forms) {
      const language = OWN_WORDS.get(form);
      if (language) languages.add(language);
    }
  return languages.size > 0 ? languages : null;
}

export const isOf = ({ language }: Phrase, languages: ReadonlySet<string> | null): boolean =>
  languages === null || languages.has(language);
