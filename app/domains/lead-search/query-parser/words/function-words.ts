import { largest } from "~/core/lists/unbounded";
import { foldWords } from "./fold-words";
import { LANGUAGE_WORDS, type LanguageWords } from "./language-words";
import { LANGUAGES, type Language } from "./word-keys";

export type Role = Exclude<keyof LanguageWords, "sizes" | "joins">;

const SINGLE: readonly Role[] = ["filler", "companies", "turns", "ends", "at", "asks", "targets"];
const PHRASES: readonly Role[] = ["negators", "lacks", "purposes", "offers"];

type Roles = Map<Language, Set<Role>>;

const byPhrase = new Map<string, Roles>();
for (const language of LANGUAGES) {
  const put = (phrase: string, role: Role) => {
    if (phrase === "") return;
    const roles = byPhrase.get(phrase) ?? (new Map() as Roles);
    byPhrase.set(phrase, roles.set(language, (roles.get(language) ?? new Set()).add(role)));
  };
  const words = LANGUAGE_WORDS[language];
  for (const role of SINGLE)
    for (const word of words[role].split(/\s+/)) put(foldWords(word).join(" "), role);
  for (const role of PHRASES)
    for (const phrase of words[role].split(",")) put(foldWords(phrase).join(" "), role);
}

export const MAX_FUNCTION_PHRASE_WORDS = largest(
  [...byPhrase.keys()].map((phrase) => phrase.split(" ").length),
);

export const rolesOf = (phrase: string): ReadonlyMap<Language, ReadonlySet<Role>> | undefined =>
  byPhrase.get(phrase);

export const isFunction = (word: string): boolean => byPhrase.has(word);
