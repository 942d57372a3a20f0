import { INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import type { Size } from "~/domains/directory/taxonomy/sizes";
import { ARABIC_INDUSTRIES } from "./industries/arabic";
import { ENGLISH_INDUSTRIES } from "./industries/english";
import { FRENCH_INDUSTRIES } from "./industries/french";
import { PORTUGUESE_INDUSTRIES } from "./industries/portuguese";
import { SWAHILI_INDUSTRIES } from "./industries/swahili";
import { addElsewhere, addPlaces } from "./lexicon-places";
import { ARABIC_LETTER, add, type Node, node, rowsOf } from "./phrase-tree";
import { NARROWING } from "./query-words";
import { foldWords } from "./words/fold-words";
import { LANGUAGE_WORDS } from "./words/language-words";
import { keyOf, LANGUAGES } from "./words/word-keys";

function addIndustries(root: Node) {
  const tables = [
    ["en", ENGLISH_INDUSTRIES],
    ["fr", FRENCH_INDUSTRIES],
    ["pt", PORTUGUESE_INDUSTRIES],
    ["ar", ARABIC_INDUSTRIES],
    ["sw", SWAHILI_INDUSTRIES],
  ] as const;
  for (const [language, table] of tables)
    for (const [id, phrase, word] of rowsOf(table))
      add(root, language, phrase, { kind: "industry", id, word, general: word === null });
  for (const { id, words } of INDUSTRIES)
    for (const text of words) {
      const parts = foldWords(text);
      const word = NARROWING.get(keyOf(parts[0] ?? "", "en"));
      const narrows = word !== undefined && (parts.length === 1 || isTradeOf(id, parts.slice(1).join(" ")));
      const meaning = { kind: "industry", id, word: narrows ? word : null, general: !narrows } as const;
      add(root, ARABIC_LETTER.test(text) ? "ar" : "en", text, meaning);
    }
}

const parentOf = (id: string) => INDUSTRIES.find((industry) => industry.id === id)?.parent;

/** For "gold mining": whether "mining" alone belongs to the same industry or its parent. */
const isTradeOf = (id: string, phrase: string) =>
  INDUSTRIES.some(
    (industry) =>
      (industry.id === id || industry.id === parentOf(id)) &&
      industry.words.some((word) => foldWords(word).join(" ") === phrase),
  );

function addSizes(root: Node) {
  for (const language of LANGUAGES)
    for (const [sizes, phrase] of rowsOf(LANGUAGE_WORDS[language].sizes)) {
      const bands = sizes.split(/\+(?=\d)/) as Size[];
      add(root, language, phrase, { kind: "size", sizes: bands });
    }
}

/** Returns the English name of a country outside Africa, in any listed form; null for anything else. */
export function nameElsewhere(text: string): string | null {
  let here: Node | undefined = lexicon();
  for (const word of foldWords(text)) here = here?.next.get(`en:${keyOf(word, "en")}`);
  const found = here?.entries.find(({ meaning }) => meaning.kind === "elsewhere")?.meaning;
  return found?.kind === "elsewhere" ? found.name : null;
}

let built: Node | null = null;

/** Returns all phrases of all tables by the keys of their words; built for the first description. */
export function lexicon(): Node {
  if (built) return built;
  built = node();
  addPlaces(built);
  addIndustries(built);
  addSizes(built);
  addElsewhere(built);
  return built;
}
