import { type Entry, JOINS } from "./phrase-tree";
import { CAPITALS_ONLY } from "./query-words";
import type { Query, Token } from "./tokens";
import { WORDS_TOO } from "./words/country-names";
import { isFunction, rolesOf } from "./words/function-words";
import type { Language } from "./words/word-keys";

const COMPANIES =
  /^(?:compan(?:y|ies)|firms?|business(?:es)?|consultan(?:ts?|cy|cies)|providers?|startups?|support|services?)$/;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether these tokens may mean an entry: some names are also ordinary words. */
export function isMeant(
  sentence: Query,
  { meaning, language, phrase }: Entry,
  from: number,
  to: number,
  prefix: string,
): boolean {
  const [first, last] = [sentence.tokens[from], sentence.tokens[to - 1]];
  if (!first || !last) return false;
  if (to - from > 1 && JOINS[language].has(last.word)) return false;
  const isNamed = meaning.kind === "place" || meaning.kind === "city" || meaning.kind === "elsewhere";
  if (isNamed && isTwoNames(sentence.tokens.slice(from + 1, to), phrase)) return false;
  const isCapital = /^\p{Lu}/u.test(first.text);
  if (meaning.kind === "city") return isCity(sentence, meaning.city.isWord, from, to, prefix);
  if (to - from > 1) return true;
  if (meaning.kind === "place") return isPlace(sentence, first, phrase);
  if (meaning.kind === "elsewhere") return isCapital || !WORDS_TOO.has(first.word);
  if (/^it$/i.test(first.text)) return isTheTrade(sentence, from);
  if (isOtherForm(sentence, first.word, phrase, language)) return false;
  const roles = rolesOf(first.word);
  if (!roles || roles.has(language) || language === sentence.language) return true;
  return false;
}

const BETWEEN_NAMES = new Set("and et e na au aux en a em no".split(" "));

/** "RDC et au Congo" are two countries; "São Tomé e Príncipe" is one. */
const isTwoNames = (behind: readonly Token[], phrase: string) =>
  behind.some(({ word }) => BETWEEN_NAMES.has(word) && !phrase.split(" ").includes(word));

/**
 * Whether a word differs from another language's phrase, ignoring an s: the French "courses" doesn't mean leather, as
 * in Portuguese.
 */
const isOtherForm = ({ language: own }: Query, word: string, phrase: string, language: Language) =>
  own !== null && own !== language && word !== phrase && word !== `${phrase}s`;

function isPlace(sentence: Query, { word, text }: Token, phrase: string): boolean {
  if (CAPITALS_ONLY.has(phrase)) return text === phrase.toUpperCase() && sentence.hasSmallLetters;
  return !(isFunction(word) && !/^\p{Lu}/u.test(text));
}

function isCity(
  sentence: Query,
  isWord: (spelling: string) => boolean,
  from: number,
  to: number,
  prefix: string,
): boolean {
  const written = sentence.tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");
  const isArabic = /\p{Script=Arabic}/u.test(written);
  const bare = prefix ? written.slice(prefix.length) : written;
  const isMarked = [written, bare, `ال${bare}`, capital(written.toLowerCase())].some(isWord);
  if (!isMarked)
    return !(to - from === 1 && isFunction(sentence.tokens[from]?.word ?? "") && !/^\p{Lu}/u.test(written));
  const before = rolesOf(sentence.tokens[from - 1]?.word ?? "");
  const isAt = [...(before?.values() ?? [])].some((roles) => roles.has("at"));
  if (isArabic) return isAt || /^ب/.test(prefix);
  return (
    (isAt && sentence.tokens[from - 1]?.glue !== undefined) ||
    (from > 0 && /^\p{Lu}/u.test(written) && sentence.hasSmallLetters)
  );
}

/** Whether "it" means information technology: in capitals among lowercase letters, or before a word for companies. */
function isTheTrade(sentence: Query, index: number): boolean {
  const next = sentence.tokens[index + 1];
  const isCompanies = next !== undefined && /^\s+$/.test(next.glue) && COMPANIES.test(next.word);
  return isCompanies || (sentence.hasSmallLetters && sentence.tokens[index]?.text === "IT");
}
