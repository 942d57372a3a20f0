import {
  COMPOUND_STARTS,
  HONORIFICS,
  JEANS,
  JOINERS,
  KIN,
  ROLES,
  SECOND_NAMES,
  SUFFIXES,
} from "./name-words";

interface Names {
  firstName: string;
  lastName: string;
}

const MAX_LENGTH = 200;
const MAX_WORDS = 12;
const NOT_A_NAME = /[@{}<>\\|]|:\/\//;
const EMOJI = /\p{Extended_Pictographic}|\u200d|\ufe0f/gu;
const IN_BRACKETS = /\([^()]{0,60}\)/g;
const INITIAL = /^(?:\p{L}\.?|(?:\p{L}\.){2,4}\p{L}?\.?)$/u;
/** A word that can only be a family name. */
const FAMILY = /^(?:o['’]\p{Lu}|mc\p{Lu}|mac\p{Lu})/iu;

/** Lowercase, without accents and the dots of an abbreviation. */
const keyOf = (word: string) =>
  word
    .normalize("NFD")
    .replace(/[\u0300-\u036f.'’]/g, "")
    .normalize("NFC")
    .toLowerCase();

const isIn = (set: ReadonlySet<string>, word: string) => set.has(keyOf(word));

const isCapitals = (word: string) =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
const hasVowel = (word: string) => /[aeiouy]/i.test(word.normalize("NFD"));

/** Capitalises each part of a name: "ADE-OJO" becomes "Ade-Ojo". */
function written(word: string): string {
  const isPlain = word !== word.toUpperCase() && word !== word.toLowerCase();
  if (isPlain) return word;
  return word
    .toLowerCase()
    .replace(/(^|[-'’])(\p{L})/gu, (_, sign: string, letter: string) => sign + letter.toUpperCase());
}

const wordsOf = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word) || isIn(JOINERS, word))
    .slice(0, MAX_WORDS);

/** Reorders "Banda, John Peter"; drops what follows in "Banda, PhD" and "Banda, Manager". */
function inOrder(name: string): { words: string[]; isFamilyFirst: boolean } {
  const [before = "", after = ""] = name.split(",").map((part) => part.trim());
  const [family, given] = [wordsOf(before), wordsOf(after).filter((word) => !isIn(SUFFIXES, word))];
  const isTurned = family.length === 1 && given.length > 0 && !given.some((word) => isIn(ROLES, word));
  return isTurned
    ? { words: [...given, ...family], isFamilyFirst: true }
    : { words: family, isFamilyFirst: false };
}

/** "J.", "J.K.", "JK". */
const isInitials = (word: string) =>
  INITIAL.test(word) || (isCapitals(word) && word.length < 4 && !hasVowel(word));

/** Reorders "MBARGA Hélène", where the family name comes first, in capitals. */
function turned(words: string[]): string[] {
  const count = words.findIndex((word) => !isCapitals(word));
  return count > 0 &&
    !words.slice(0, count).some(isInitials) &&
    words.slice(count).every((word) => !isCapitals(word))
    ? [...words.slice(count), ...words.slice(0, count)]
    : words;
}

/** Number of words in the given name: two if the first never occurs alone. */
function givenCount(words: readonly string[]): number {
  const [first = "", second = ""] = words;
  if (words.length < 3 && !/^(?:abdel|عبد|أبو)$/.test(keyOf(first))) return 1;
  if (isIn(COMPOUND_STARTS, first)) return 2;
  return isIn(JEANS, first) && isIn(SECOND_NAMES, second) ? 2 : 1;
}

const isNobody = (words: readonly string[]) =>
  words.length === 0 ||
  words.some((word) => isIn(ROLES, word) || isIn(JOINERS, word)) ||
  !words.some((word) => /\p{L}{2}/u.test(word));

const NOBODY: Names = { firstName: "", lastName: "" };

/**
 * Splits "Dr. Amina wa Njeri" into "Amina" and "wa Njeri". Empty if it may be a family name, an initial, two people or
 * a role: "Hello," is better than a wrong name.
 */
export function namesOf(fullName: string): Names {
  const text = fullName.slice(0, MAX_LENGTH).replace(EMOJI, " ");
  if (NOT_A_NAME.test(text) || text.includes("/")) return NOBODY;
  const { words, isFamilyFirst } = inOrder(text.replace(IN_BRACKETS, " ").trim());
  while (words.length > 1 && isIn(SUFFIXES, words.at(-1) ?? "")) words.pop();
  const titles = words.findIndex((word) => !isIn(HONORIFICS, word));
  const named = titles < 0 ? [] : words.slice(titles);
  if (isNobody(named) || isIn(KIN, named[0] ?? "")) return NOBODY;
  const inTurn = isFamilyFirst ? named : turned(named);
  const [first = ""] = inTurn;
  const isFamily = inTurn.length === 1 && (titles > 0 || FAMILY.test(first));
  if (isFamily || isInitials(first)) return { firstName: "", lastName: inTurn.map(written).join(" ") };
  const count = givenCount(inTurn);
  const writtenOut = isCapitals(first) || first === first.toLowerCase() ? written : (word: string) => word;
  return {
    firstName: inTurn.slice(0, count).map(written).join(" "),
    lastName: inTurn
      .slice(count)
      .map(isCapitals(inTurn.at(-1) ?? "") ? written : writtenOut)
      .join(" "),
  };
}
