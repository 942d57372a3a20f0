import type { City } from "~/core/places/cities";
import type { Size } from "~/domains/directory/taxonomy/sizes";
import { foldWords } from "./words/fold-words";
import { LANGUAGE_WORDS } from "./words/language-words";
import { keyOf, type Language } from "./words/word-keys";

type Meaning =
  | { kind: "place"; codes: readonly string[]; isOneOf?: boolean }
  | { kind: "city"; city: City }
  | { kind: "elsewhere"; name: string }
  | { kind: "industry"; id: string; word: string | null; general: boolean }
  | { kind: "size"; sizes: readonly Size[] }
  | { kind: "product"; id: string }
  | { kind: "words" };

export interface Entry {
  language: Language;
  meaning: Meaning;
  phrase: string;
}

export interface Node {
  next: Map<string, Node>;
  entries: Entry[];
}

export const node = (): Node => ({ next: new Map(), entries: [] });
export const ARABIC_LETTER = /\p{Script=Arabic}/u;
const LATIN: readonly Language[] = ["en", "fr", "pt", "sw"];

const joinsOf = (language: Language): ReadonlySet<string> =>
  new Set(LANGUAGE_WORDS[language].joins.split(" ").flatMap(foldWords));

export const JOINS: Record<Language, ReadonlySet<string>> = {
  en: joinsOf("en"),
  fr: joinsOf("fr"),
  pt: joinsOf("pt"),
  ar: joinsOf("ar"),
  sw: joinsOf("sw"),
};

/** Parses lines of the form `head: a, b = word`. */
export function* rowsOf(table: string): Generator<[head: string, phrase: string, word: string | null]> {
  for (const line of table.trim().split("\n")) {
    const index = line.indexOf(":");
    for (const part of line.slice(index + 1).split(",")) {
      const [phrase = "", word] = part.split(" = ");
      if (phrase.trim()) yield [line.slice(0, index).trim(), phrase.trim(), word?.trim() ?? null];
    }
  }
}

export function add(root: Node, language: Language, phrase: string, meaning: Meaning) {
  const terms = foldWords(language === "ar" ? phrase.replace(/(?<![\p{L}])ال(?=\p{L}{2})/gu, "") : phrase);
  const kept = terms.filter((word, index) => index === 0 || !JOINS[language].has(word));
  let here = root;
  for (const word of kept) {
    const key = `${language}:${keyOf(word, language)}`;
    let next = here.next.get(key);
    if (!next) {
      next = node();
      here.next.set(key, next);
    }
    here = next;
  }
  if (here === root || here.entries.some((entry) => entry.meaning.kind === meaning.kind)) return;
  here.entries.push({ language, meaning, phrase: terms.join(" ") });
}

/** Place names are spelled the same in several languages. */
export function addName(root: Node, name: string, meaning: Meaning) {
  if (ARABIC_LETTER.test(name)) return add(root, "ar", name, meaning);
  for (const language of LATIN) add(root, language, name, meaning);
}
