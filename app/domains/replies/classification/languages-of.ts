import { wordsIn } from "./phrase-steps";
import { COURTESIES_OF, type Phrase } from "./phrase-table";
import type { Token } from "./tokenize";

/** Words that a single language has; null: several have it. */
type OwnWords = ReadonlyMap<string, string | null>;

export function ownWordsOf(phrases: readonly Phrase[]): OwnWords {
  const own = new Map<string, string | null>();
  const know = (word: string, language: string) => {
    const other = own.get(word);
    own.set(word, other === undefined || other === language ? language : null);
  };
  for (const { steps, language } of phrases)
    for (const { text, isStart } of wordsIn(steps)) if (!isStart) know(text, language);
  for (const [language, words] of COURTESIES_OF) for (const word of words) know(word, language);
  return own;
}

/** Null without a distinctive word. Replies mix languages: each one with its own word counts. */
export function languagesOf(tokens: readonly Token[], own: OwnWords): ReadonlySet<string> | null {
  const languages = new Set<string>();
  for (const { forms } of tokens)
    for (const form of forms) {
      const language = own.get(form);
      if (language) languages.add(language);
    }
  return languages.size > 0 ? languages : null;
}
