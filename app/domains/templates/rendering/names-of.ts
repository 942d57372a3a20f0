import {
  ARABIC_W_NAMES,
  COMPOUND_STARTS,
  HONORIFICS,
  JEANS,
  JOINERS,
  KIN,
  LABELS,
  MAIDEN,
  PARTICLES,
  ROLES,
  SECOND_NAMES,
  SMALL_JOINERS,
  SUFFIXES,
} from "./name-words";

interface Names {
  firstName: string;
  lastName: string;
}

const MAX_LENGTH = 200;
const MAX_WORDS = 12;
const NOT_A_NAME = /[@{}<>\\|;]|:\/\//;
/** Emoji with their parts, and signs around a name. */
const DECORATION = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}|[\u200d\ufe0f*~"“”‘«»•#]/gu;
const IN_BRACKETS = /\([^()]{0,60}\)/g;
const INITIAL = /^(?:\p{L}\.?|(?:\p{L}\.){2,4}\p{L}?\.?|\p{L}\.-\p{L}\.?)$/u;
/** A word that can only be a family name. */
const FAMILY = /^(?:o['’]\p{Lu}|mc\p{Lu}|mac\p{Lu})/iu;

/** Lowercase, without accents and the signs of an abbreviation, such as the slash of "W/ro" and the º of "Eng.º". */
const keyOf = (word: string) =>
  word
    .normalize("NFD")
    .replace(/[\u0300-\u036f.'’/ºª°]/g, "")
    .normalize("NFC")
    .toLowerCase();

const isIn = (set: ReadonlySet<string>, word: string) => set.has(keyOf(word));

const isCapitals = (word: string) =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();
const hasVowel = (word: string) => /[aeiouy]/i.test(word.normalize("NFD"));

/** Capitalises each part of a name: "ADE-OJO" becomes "Ade-Ojo", "mARY" becomes "Mary". */
function written(word: string): string {
  const isInverted = /^\p{Ll}\p{Lu}+$/u.test(word);
  const isPlain = word !== word.toUpperCase() && word !== word.toLowerCase() && !isInverted;
  if (isPlain) return word;
  return word
    .toLowerCase()
    .replace(/(^|[-'’])(\p{L})/gu, (_, sign: string, letter: string) => sign + letter.toUpperCase());
}

/** "Lt-Col" is a title like "Lt. Col." */
const isTitle = (word: string) =>
  isIn(HONORIFICS, word) || word.split("-").every((part) => isIn(HONORIFICS, part));

/** Joins two people. In "João Costa e Silva" the last two words are one family name. */
const isJoiner = (word: string, index: number, { length }: readonly string[]) =>
  isIn(JOINERS, word) || (SMALL_JOINERS.has(word) && !(word === "e" && index > 1 && index === length - 2));

const wordsOf = (text: string) =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/['’]$/, ""))
    .filter((word) => /\p{L}/u.test(word) || isIn(JOINERS, word))
    .slice(0, MAX_WORDS);

/** Words after a comma that describe the person: a role, or a degree in capitals that the name is not in. */
const isNote = (words: readonly string[], name: readonly string[]) =>
  words.some((word) => isIn(ROLES, word)) || (words.every(isCapitals) && !name.every(isCapitals));

/**
 * Reorders "Banda, John Peter" and "van der Merwe, Johan"; drops what follows in "Banda, PhD" and "Banda, Manager".
 * Null for any other name of several words before a comma, which may be a family name.
 */
function inOrder(name: string): { words: string[]; isFamilyFirst: boolean } | null {
  const [before = "", after = ""] = name.split(",").map((part) => part.trim());
  const [family, given] = [wordsOf(before), wordsOf(after).filter((word) => !isIn(SUFFIXES, word))];
  if (
    given.length === 0 ||
    (family.length === 1 ? given.some((word) => isIn(ROLES, word)) : isNote(given, family))
  )
    return { words: family, isFamilyFirst: false };
  return family.length === 1 || isIn(PARTICLES, family[0] ?? "")
    ? { words: [...given, ...family], isFamilyFirst: true }
    : null;
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
  if (isIn(JEANS, first) && /^de dieu$/i.test(words.slice(1, 3).join(" ")) && words.length > 3) return 3;
  return isIn(JEANS, first) && isIn(SECOND_NAMES, second) ? 2 : 1;
}

/** Arabic writes "and" as a letter before the second name. */
const isSecondPerson = (word: string) => /^و\p{L}{2}/u.test(word) && !ARABIC_W_NAMES.has(keyOf(word));

const isNobody = (words: readonly string[]) =>
  words.length === 0 ||
  words.some(isJoiner) ||
  words.some((word) => isIn(ROLES, word) || word.includes("/")) ||
  words.slice(1).some(isSecondPerson) ||
  !words.some((word) => /\p{L}{2}/u.test(word));

/** An abbreviation that we don't know, such as a title; an account name: "amina.yusuf"; or no name at all: "God's". */
const isShortened = (word: string) => /\p{L}{2}\.|_|['’]s$/u.test(word);

/** A lowercase mark of a maiden name: "Ep" and "Ne" may be names. */
const isMaiden = (word: string) => word === word.toLowerCase() && isIn(MAIDEN, word);

const NOBODY: Names = { firstName: "", lastName: "" };

/**
 * Splits "Dr. Amina wa Njeri" into "Amina" and "wa Njeri". Empty if it may be a family name, an initial, two people or
 * a role: "Hello," is better than a wrong name.
 */
export function namesOf(fullName: string): Names {
  const text = fullName.slice(0, MAX_LENGTH).replace(DECORATION, " ");
  if (NOT_A_NAME.test(text) || / \/|\/ /.test(text)) return NOBODY;
  const ordered = inOrder(text.replace(IN_BRACKETS, " ").trim());
  if (ordered === null) return NOBODY;
  const { words, isFamilyFirst } = ordered;
  while (words.length > 1 && isIn(SUFFIXES, words.at(-1) ?? "")) words.pop();
  const titles = words.findIndex((word) => !isTitle(word));
  const named = titles < 0 ? [] : words.slice(titles);
  if (isNobody(named) || isIn(KIN, named[0] ?? "")) return NOBODY;
  const names = named.filter((word) => !isMaiden(word));
  const inTurn = isFamilyFirst ? names : turned(names);
  const [first = ""] = inTurn;
  if (first === named[0] && isMaiden(named[1] ?? "")) return NOBODY;
  const isFamily = inTurn.length === 1 && (titles > 0 || FAMILY.test(first));
  if (isIn(PARTICLES, first) || isIn(LABELS, first) || isShortened(first)) return NOBODY;
  if (isFamily || isInitials(first)) return { firstName: "", lastName: inTurn.map(written).join(" ") };
  const count = givenCount(inTurn);
  const writtenOut = isCapitals(first) || first === first.toLowerCase() ? written : (word: string) => word;
  return {
    firstName: inTurn
      .slice(0, count)
      .map((word) => (word === "de" ? word : written(word)))
      .join(" "),
    lastName: inTurn
      .slice(count)
      .map(isCapitals(inTurn.at(-1) ?? "") ? written : writtenOut)
      .join(" "),
  };
}
