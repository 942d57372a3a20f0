import { CITIES, cityNamed } from "~/core/places/cities";
import { COUNTRIES, officialNames, REGION_SPELLINGS, REGIONS } from "~/core/places/countries";
import { ARABIC_LETTER, add, addName, type Node, rowsOf } from "./phrase-tree";
import { NOT_A_PLACE } from "./query-words";
import { CODES_ELSEWHERE, MORE_COUNTRY_NAMES, NAMES_ELSEWHERE } from "./words/country-names";
import { REGION_NAMES } from "./words/regions";
import { LANGUAGES, type Language } from "./words/word-keys";

/** Forms the Arabic adjective of a name: مصري for مصر. */
const arabicAdjective = (name: string) =>
  `${name
    .replace(/^ال/, "")
    .replace(/[اةه]$/, "")
    .replace(/ي$/, "")}ي`;

/** Formal names: "the Republic of Kenya", "Kenya Republic". Articles and "of" are left out of phrases. */
const FORMAL_NAMES: readonly [Language, string][] = [
  ["en", "republic of *"],
  ["en", "* republic"],
  ["en", "kingdom of *"],
  ["fr", "république de *"],
  ["fr", "royaume de *"],
  ["pt", "república de *"],
  ["pt", "reino de *"],
];

export function addPlaces(root: Node) {
  for (const phrase of NOT_A_PLACE) addName(root, phrase, { kind: "words" });
  for (const [group, name] of rowsOf(REGION_NAMES))
    addName(root, name, { kind: "place", codes: REGIONS[group] ?? [] });
  for (const [name, codes] of Object.entries(REGIONS)) addName(root, name, { kind: "place", codes });
  for (const [name, group] of Object.entries(REGION_SPELLINGS))
    addName(root, name, { kind: "place", codes: REGIONS[group] ?? [] });
  for (const [codes, name] of rowsOf(MORE_COUNTRY_NAMES))
    addName(root, name, { kind: "place", codes: codes.split(" "), isOneOf: codes.includes(" ") });
  // A previous country that is an area today, such as Somaliland, is read as the area.
  for (const [name, code] of officialNames())
    if (cityNamed(name) === null) addName(root, name, { kind: "place", codes: [code] });
  for (const { code, spellings, demonyms } of COUNTRIES)
    for (const name of [...spellings, ...demonyms].filter(
      (name) => name !== "Central African" && name !== "Zanzibar",
    )) {
      add(root, ARABIC_LETTER.test(name) ? "ar" : "en", name, { kind: "place", codes: [code] });
      if (ARABIC_LETTER.test(name)) add(root, "ar", arabicAdjective(name), { kind: "place", codes: [code] });
    }
  for (const { code, spellings } of COUNTRIES)
    for (const name of spellings.filter((spelling) => !ARABIC_LETTER.test(spelling)))
      for (const [language, form] of FORMAL_NAMES)
        add(root, language, form.replace("*", name), { kind: "place", codes: [code] });
  for (const city of CITIES)
    for (const name of city.spellings)
      add(root, ARABIC_LETTER.test(name) ? "ar" : "en", name, { kind: "city", city });
}

export function addElsewhere(root: Node) {
  const english = new Intl.DisplayNames("en", { type: "region" });
  const nameOf = (code: string) => english.of(code) ?? code;
  for (const [code, name] of rowsOf(NAMES_ELSEWHERE))
    addName(root, name, { kind: "elsewhere", name: nameOf(code) });
  for (const locale of LANGUAGES) {
    const names = new Intl.DisplayNames(locale, { type: "region" });
    for (const code of CODES_ELSEWHERE.split(" ")) {
      const name = names.of(code) ?? code;
      const meaning = { kind: "elsewhere", name: nameOf(code) } as const;
      addName(root, name, meaning);
      if (locale === "ar") add(root, "ar", arabicAdjective(name), meaning);
    }
  }
}
