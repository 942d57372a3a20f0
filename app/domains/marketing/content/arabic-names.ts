import { COUNTRIES } from "~/core/places/countries";
import { ARABIC_AFTER, ARABIC_TITLES } from "./common-words";

const TITLE = new RegExp(`^[وفبلك]?(?:ال)?(?:${ARABIC_TITLES})$`, "u");
const MAX_WORDS = 2;

const SHORT = 4;

/** Finds African countries, and names after a title or a word such as "company": without capitals, others can't be recognised. */
export function arabicNames(text: string, known: ReadonlySet<string>, keyOf: (word: string) => string) {
  const countries = countryWords(keyOf);
  const bare = (key: string) => key.replace(/^[وفبلك]/, "");
  const isKnown = (key: string) =>
    known.has(key) || known.has(bare(key)) || known.has(key.replace(/^ال/, ""));
  const names: string[] = [];
  for (const part of text.split(/[.!?؟…:;،؛,\n"“”«»()|]+/)) {
    const words = part.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const keys = words.map(keyOf);
    for (const [index, key] of keys.entries()) {
      const word = words[index] ?? "";
      const country = countries.has(key) ? word : countries.has(bare(key)) ? word.slice(1) : null;
      if (country && !isKnown(key)) names.push(country);
      if (!TITLE.test(key)) continue;
      const follow = keys.slice(index + 1, index + 1 + MAX_WORDS);
      const end = follow.findIndex((text) => ARABIC_AFTER.has(text) || !/^\p{Script=Arabic}/u.test(text));
      const name = follow.slice(0, end === -1 ? MAX_WORDS : end);
      if (name.length > 0 && !name.every(isKnown))
        names.push(words.slice(index + 1, index + 1 + name.length).join(" "));
    }
  }
  return names;
}

let ofCountries: ReadonlySet<string> | undefined;

function countryWords(keyOf: (word: string) => string): ReadonlySet<string> {
  const names = new Intl.DisplayNames(["ar"], { type: "region" });
  ofCountries ??= new Set(
    COUNTRIES.map(({ code }) => keyOf(names.of(code) ?? "")).filter(
      (name) => name.length >= SHORT && !/[^\p{L}]/u.test(name),
    ),
  );
  return ofCountries;
}
