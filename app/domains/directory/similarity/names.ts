import { nameKey, normalizeForSearch, tokens } from "../search/normalize-for-search";
import { isForm, MIN_REMAINING_WORDS, withoutAside } from "./exclusion-rules";
import { GIVEN_NAMES, SPELLINGS } from "./spellings";

const MAX_WORDS = 24;

/** Normalised, without legal forms. Arabic letters stay Arabic, because names are not transliterated. */
export interface ComparableName {
  words: string[];
  joined: string;
  /** An omissible addition to the name: "(Cape)", ", Welkom". Empty without one. */
  aside: string;
}

const initialsOf = (words: string[]) => words.map((word) => word[0]).join("");

/** Removes the initials in "Build a Better Society (BABS)" and "National Sea Rescue Institute (NSRI)": they repeat the name. */
function withoutInitials(name: string): string {
  const inside = /\(([\p{L}.]{2,8})\)/u.exec(name)?.[1];
  if (!inside) return name;
  const outside = name.replace(`(${inside})`, " ");
  const words = tokens(outside);
  const isShort = /^[\p{Lu}.]+$/u.test(inside) && /\p{Ll}/u.test(outside) && words.length > 1;
  return isShort || initialsOf(words).startsWith(normalizeForSearch(inside).replaceAll(".", ""))
    ? outside
    : name;
}

/** Removes a list number before or after a name: "62 Regional Educare Council", "Tshenolo Primary School - 4643". */
const withoutListNumbers = (words: string[]): string[] => {
  if (words.length <= MIN_REMAINING_WORDS) return words;
  const rest = /^\d+$/.test(words[0] ?? "") ? words.slice(1) : words;
  return /^\d{4,}$/.test(rest.at(-1) ?? "") && rest.length > MIN_REMAINING_WORDS ? rest.slice(0, -1) : rest;
};

/** Removes a known place of the row from the end of a sufficiently long name. */
function withoutPlaces(words: string[], places: readonly string[]): string[] {
  const known = new Set(places.map((place) => tokens(place).join("")));
  for (const count of [1, 2, 3])
    if (words.length - count >= MIN_REMAINING_WORDS && known.has(words.slice(-count).join("")))
      return words.slice(0, -count);
  return words;
}

function isOfCountry(country: string) {
  const words = tokens(country);
  const initials = words.length > 1 ? initialsOf(words) : null;
  return (word: string) =>
    word === initials ||
    words.some((text) => text.length > 3 && word.startsWith(text) && word.length <= text.length + 3);
}

/** `country` is the country's name: "Automall Ghana" is Automall in Ghana. `places` are the row's other places. */
export function comparableName(name: string, country = "", places: readonly string[] = []): ComparableName {
  const [main, aside] = withoutAside(withoutInitials(name), country);
  const text = main.replace(/['’‘`´]/g, "");
  const all = withoutListNumbers(nameKey(text).split(" ").slice(0, MAX_WORDS));
  const spelled = withoutPlaces(all, places).map((word) => SPELLINGS.get(word) ?? word);
  const isCountry = isOfCountry(country);
  const meaningful = spelled.filter((word) => !isForm(word) && !isCountry(word));
  const words = meaningful.length > 0 ? meaningful : spelled;
  return { words, joined: words.join(""), aside };
}

/** Contact names are compared without titles and in any word order. */
const TITLES = new Set("mr mrs ms miss dr prof eng ing hon rev sir me mme mlle sr sra".split(" "));

export function personName(name: string): ComparableName {
  const all = tokens(name).slice(0, MAX_WORDS);
  const kept = all.filter((word) => !TITLES.has(word)).map((word) => GIVEN_NAMES.get(word) ?? word);
  const words = kept.length > 0 ? kept : all;
  return { words, joined: words.join(""), aside: "" };
}
