import { wordsIn } from "./phrase-steps";
import { COURTESIES_OF, type Phrase } from "./phrase-table";
import type { Token } from "./tokenize";

/** The language that each word is unique to; null if several languages have the word. */
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

/** The languages whose unique words occur; null if none occurs. A reply may mix languages. */
export function languagesOf(tokens: readonly Token[], own: OwnWords): ReadonlySet<string> | null {
  const languages = new Set<string>();
  for (const { forms } of tokens)
    for (const form of forms) {
      const language = own.get(form);
      if (language) languages.add(language);
    }
  return languages.size > 0 ? languages : null;
}
