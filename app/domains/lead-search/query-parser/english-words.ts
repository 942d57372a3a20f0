import { lexicon } from "./lexicon";
import { JOINS, type Node } from "./phrase-tree";
import { foldWords } from "./words/fold-words";
import { formsOf, LANGUAGES } from "./words/word-keys";

const MAX_PHRASE_WORDS = 6;

function meantBy(terms: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const language of LANGUAGES) {
    if (language === "en") continue;
    const walk = (node: Node | undefined, index: number) => {
      if (!node) return;
      const word = terms[index];
      if (word === undefined) {
        for (const { meaning } of node.entries)
          if (meaning.kind === "industry" && meaning.word !== null) found.add(meaning.word);
        return;
      }
      if (index > 0 && JOINS[language].has(word)) return walk(node, index + 1);
      for (const { key, prefix } of formsOf(word))
        if (key.startsWith(`${language}:`) && (prefix === "" || index === 0))
          walk(node.next.get(key), index + 1);
    };
    walk(lexicon(), 0);
  }
  return found;
}

/**
 * Returns the English words that the tables use for a trade named in another language: "universités" is "university",
 * "mabasi" is "bus". "Écoles privées" returns none: the tables' word means all schools.
 */
export function englishWords(text: string): string[] {
  const terms = foldWords(text);
  if (terms.length > MAX_PHRASE_WORDS) return [];
  const wider = terms.length > 1 ? meantBy(terms.slice(0, 1)) : new Set<string>();
  return [...meantBy(terms)].filter((word) => !wider.has(word));
}
