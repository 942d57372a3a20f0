import { PRODUCT_LANGUAGE_CODES, type ProductLanguage } from "~/core/languages";

export type Language = ProductLanguage;
export const LANGUAGES = PRODUCT_LANGUAGE_CODES;

/** An ending and its replacement. The first match applies if at least `least` characters of the word remain. */
type Rule = readonly [ending: string, instead: string, least: number];

const ENDINGS: Record<Exclude<Language, "ar" | "sw">, readonly (readonly Rule[])[]> = {
  en: [
    [
      ["ies", "y", 2],
      ["ches", "ch", 2],
      ["shes", "sh", 2],
      ["sses", "ss", 2],
      ["xes", "x", 2],
      ["ss", "ss", 0],
      ["us", "us", 0],
      ["s", "", 3],
    ],
  ],
  fr: [
    [
      ["eaux", "eau", 1],
      ["aux", "al", 2],
      ["s", "", 3],
      ["x", "", 3],
    ],
    [["e", "", 3]],
    [
      ["s", "", 3],
      ["nn", "n", 2],
      ["ll", "l", 2],
      ["tric", "teur", 2],
      ["eus", "eur", 2],
      ["iv", "if", 2],
    ],
  ],
  pt: [
    [
      ["oes", "ao", 2],
      ["aes", "ao", 2],
      ["ais", "al", 2],
      ["eis", "el", 2],
      ["ois", "ol", 2],
      ["ns", "m", 2],
      ["res", "r", 3],
      ["zes", "z", 2],
      ["ses", "s", 3],
      ["s", "", 3],
    ],
    [
      ["a", "", 4],
      ["o", "", 4],
    ],
    [["s", "", 4]],
  ],
};

/** Plural prefixes of Swahili noun classes, and the singular prefixes that replace them. */
const SWAHILI: readonly Rule[] = [
  ["ma", "", 5],
  ["wa", "m", 4],
  ["vi", "ki", 3],
  ["vy", "ch", 3],
  ["mi", "m", 3],
];

const ARABIC_ENDINGS: readonly Rule[] = [
  ["يات", "ي", 3],
  ["يين", "ي", 3],
  ["يون", "ي", 3],
  ["يه", "ي", 2],
  ["ات", "", 3],
  ["ين", "", 4],
  ["ون", "", 4],
  ["ه", "", 3],
];
/** Conjunctions, then prepositions, then the article, which ل replaces. */
const ARABIC_PREFIXES = [
  "و",
  "ف",
  "ب",
  "ل",
  "ك",
  "ال",
  "لل",
  "وال",
  "بال",
  "فال",
  "كال",
  "ولل",
  "وب",
  "ول",
  "وبال",
];

function without(word: string, rules: readonly Rule[]): string {
  for (const [ending, instead, least] of rules)
    if (word.endsWith(ending) && word.length - ending.length >= least)
      return word.slice(0, word.length - ending.length) + instead;
  return word;
}

function swahiliKey(word: string): string {
  for (const [prefix, instead, least] of SWAHILI)
    if (word.startsWith(prefix) && word.length - prefix.length >= least)
      return instead + word.slice(prefix.length);
  return word;
}

/** Returns one key for the forms of a folded word: singular and plural, masculine and feminine. */
export function keyOf(word: string, language: Language): string {
  if (language === "sw") return swahiliKey(word);
  if (language === "ar") return without(word, ARABIC_ENDINGS);
  return ENDINGS[language].reduce(without, word);
}

export interface WordForm {
  key: string;
  /** The prefix of a written form: "لل" means "for the". */
  prefix: string;
}

const isArabic = (word: string) => /^\p{Script=Arabic}/u.test(word);

/** Returns the keys that a folded word may have, those with the least removed first. */
export function formsOf(word: string): WordForm[] {
  if (!isArabic(word))
    return (["en", "fr", "pt", "sw"] as const).map((language) => ({
      key: `${language}:${keyOf(word, language)}`,
      prefix: "",
    }));
  const forms = [{ key: `ar:${without(word, ARABIC_ENDINGS)}`, prefix: "" }];
  for (const prefix of ARABIC_PREFIXES)
    if (word.startsWith(prefix) && word.length - prefix.length >= 2)
      forms.push({ key: `ar:${without(word.slice(prefix.length), ARABIC_ENDINGS)}`, prefix });
  return forms;
}
