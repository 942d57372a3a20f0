import { lexicon } from "./lexicon";
import { foldWords } from "./words/fold-words";
import { rolesOf } from "./words/function-words";
import { formsOf, LANGUAGES, type Language, type WordForm } from "./words/word-keys";

/** Private-use characters that replace quoted phrases during parsing; they belong to no language. */
const FIRST_QUOTE = 0xe000;
const MAX_TOKENS = 400;

export interface Token {
  text: string;
  word: string;
  forms: readonly WordForm[];
  glue: string;
  quoted?: string | undefined;
}

export const STOPS = /[,.;:!?()\n،؛؟]/;

export interface Query {
  readonly tokens: readonly Token[];
  readonly language: Language | null;
  readonly hasSmallLetters: boolean;
}

export function tokenise(sentence: string): Token[] {
  const quotes: string[] = [];
  const text = sentence
    .replace(/\p{Co}/gu, " ")
    .replace(/["“«]([^"“”«»]{2,60})["”»]/gu, (_, quoted: string) => {
      quotes.push(quoted.trim());
      return ` ${String.fromCharCode(FIRST_QUOTE + quotes.length - 1)} `;
    });
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}\p{Co}]+/gu)) {
    if (tokens.length >= MAX_TOKENS) break;
    const word = foldWords(match[0]).join("") || match[0];
    tokens.push({
      text: match[0],
      word,
      forms: formsOf(word),
      glue: text.slice(end, match.index),
      quoted: quotes[match[0].charCodeAt(0) - FIRST_QUOTE],
    });
    end = match.index + match[0].length;
  }
  return tokens;
}

/** Returns the language of most words, or null if two languages have equally many. */
export function languageOf(tokens: readonly Token[]): Language | null {
  const votes = new Map<Language, number>(LANGUAGES.map((language) => [language, 0]));
  const root = lexicon();
  for (const { word, forms } of tokens) {
    const languages = new Set(rolesOf(word)?.keys() ?? []);
    for (const { key } of forms)
      for (const { language, meaning } of root.next.get(key)?.entries ?? [])
        if (meaning.kind === "industry" || meaning.kind === "size") languages.add(language);
    for (const language of languages) votes.set(language, (votes.get(language) ?? 0) + 1 / languages.size);
  }
  const [first, second, third] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!first || !second) return null;
  if (first[1] > second[1]) return first[0];
  // "No" is English, and in Portuguese means "in the".
  const isBetweenTwo = first[1] > (third?.[1] ?? 0);
  if (votes.get("en") === first[1] && leavesTradeOut(tokens)) return "en";
  return isBetweenTwo && first[0] === "en" && second[0] === "pt" ? second[0] : null;
}

function leavesTradeOut(tokens: readonly Token[]): boolean {
  const root = lexicon();
  return tokens.some(({ word, glue }, index) => {
    const next = tokens[index + 1];
    if (word !== "no" || !next || (index > 0 && !STOPS.test(glue)) || STOPS.test(next.glue)) return false;
    return next.forms.some(
      ({ key }) =>
        key.startsWith("en:") &&
        root.next.get(key)?.entries.some(({ meaning }) => meaning.kind === "industry"),
    );
  });
}
