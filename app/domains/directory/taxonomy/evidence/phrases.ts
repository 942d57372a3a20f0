import { largest } from "~/core/lists/unbounded";
import { INDUSTRY_ROWS } from "../industries-table";
import { BROAD_SECTORS, LABEL_ROWS, NO_LABEL } from "./label-words";
import { ANY_COMPANY, type Language, NAME_ROWS, NO_SIGN, ROLES } from "./name-words";
import { phraseOf, phrasesOf } from "./words";

export interface Entry {
  id: string | null;
  strength: "sure" | "likely" | "role";
  isEnglish: boolean;
  isHead: boolean;
}

export interface Phrases {
  entries: ReadonlyMap<string, Entry>;
  longest: number;
}

const nothing: Entry = { id: null, strength: "sure", isEnglish: true, isHead: false };

function phrases(entries: Map<string, Entry>): Phrases {
  return { entries, longest: largest([...entries.keys()].map((phrase) => phrase.split(" ").length)) };
}

const HEADS = new Set(NAME_ROWS.filter((row) => row.isHead).map((row) => row.id));

function nameEntries(): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const put = (list: string, entry: Entry) => {
    for (const phrase of phrasesOf(list)) if (!entries.has(phrase)) entries.set(phrase, entry);
  };
  for (const strength of ["sure", "likely"] as const)
    for (const row of NAME_ROWS)
      for (const [language, list] of Object.entries(row[strength] ?? {}) as [Language, string][])
        put(list, {
          id: row.id,
          strength,
          isEnglish: language === "en",
          isHead: strength === "sure" && HEADS.has(row.id),
        });
  for (const [id, list] of Object.entries(ROLES))
    put(list, { id, strength: "role", isEnglish: true, isHead: false });
  for (const phrase of phrasesOf(NO_SIGN)) entries.set(phrase, nothing);
  return entries;
}

function labelEntries(): Map<string, Entry> {
  const entries = new Map(nameEntries());
  for (const [phrase, entry] of entries) if (entry.strength === "likely") entries.delete(phrase);
  const put = (id: string, phrase: string) => {
    if (phrase !== "") entries.set(phrase, { id, strength: "sure", isEnglish: true, isHead: HEADS.has(id) });
  };
  for (const { id, name, words } of INDUSTRY_ROWS)
    for (const phrase of [phraseOf(name), ...phrasesOf(words)]) put(id, phrase);
  for (const [id, words] of Object.entries(LABEL_ROWS))
    for (const phrase of phrasesOf(words)) put(id, phrase);
  for (const phrase of phrasesOf(NO_LABEL)) entries.set(phrase, nothing);
  return entries;
}

/** Computes a value on first use: folding several thousand phrases would slow the start of a Worker. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export const namePhrases = once(() => phrases(nameEntries()));
export const labelPhrases = once(() => phrases(labelEntries()));
export const companyWords = once((): ReadonlySet<string> => new Set(phrasesOf(ANY_COMPANY)));
export const backedBy = once(
  () =>
    new Map(
      BROAD_SECTORS.flatMap(({ sectors, back }) =>
        phrasesOf(sectors).map((sector) => [sector, back.split(", ")] as const),
      ),
    ),
);
