import { CITIES } from "~/core/places/cities";
import { COUNTRIES, REGION_SPELLINGS, REGIONS } from "~/core/places/countries";

/** Small letters without accents, words by one blank; the Arabic letters that are written in two ways, in one. */
export const foldWords = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

const phrase = (text: string) => foldWords(text).join(" ");

/** Names that the country list leaves out: Swahili, and adjectives in French and Portuguese. */
const MORE_NAMES: Record<string, readonly string[]> = {
  "afrika kusini": ["ZA"],
  misri: ["EG"],
  msumbiji: ["MZ"],
  "sudani kusini": ["SS"],
  congolese: ["CD", "CG"],
  congolais: ["CD", "CG"],
  kenyan: ["KE"],
  kenyane: ["KE"],
  kenyanne: ["KE"],
  queniano: ["KE"],
  queniana: ["KE"],
  nigeriane: ["NG"],
  nigeriano: ["NG"],
  nigeriana: ["NG"],
  ghaneen: ["GH"],
  ghaneenne: ["GH"],
  senegalais: ["SN"],
  senegalaise: ["SN"],
  ivoirien: ["CI"],
  ivoirienne: ["CI"],
  camerounais: ["CM"],
  camerounaise: ["CM"],
  marocain: ["MA"],
  marocaine: ["MA"],
  tunisien: ["TN"],
  tunisienne: ["TN"],
  algerien: ["DZ"],
  algerienne: ["DZ"],
  egyptien: ["EG"],
  egyptienne: ["EG"],
  malien: ["ML"],
  malienne: ["ML"],
  angolano: ["AO"],
  angolana: ["AO"],
  mocambicano: ["MZ"],
  mocambicana: ["MZ"],
  "sud africain": ["ZA"],
  "sud africaine": ["ZA"],
  "sul africano": ["ZA"],
  "sul africana": ["ZA"],
};

const MORE_REGIONS: Record<string, string> = {
  "afrique de l est": "East Africa",
  "afrique de l ouest": "West Africa",
  "afrique du nord": "North Africa",
  "afrique centrale": "Central Africa",
  "afrique australe": "Southern Africa",
  "africa oriental": "East Africa",
  "africa ocidental": "West Africa",
  "africa austral": "Southern Africa",
  "norte de africa": "North Africa",
  "afrika mashariki": "East Africa",
  "afrika magharibi": "West Africa",
};

/** A place inside the name of another one, or of an animal: none of these is the country. */
export const NOT_A_COUNTRY = new Set([
  "papua new guinea",
  "new guinea",
  "victoria island",
  "victoria falls",
  "lake victoria",
  "guinea fowl",
  "guinea pig",
  "niger delta",
  "niger state",
  "lake chad",
]);

/** Codes and short names that are words as well: understood in capitals only, and only in a sentence that has small letters. */
const CAPITALS_ONLY = new Set(["car", "rca", "rdc"]);
const CODES = new Set(
  "KE NG ZA GH EG TZ UG RW ZM ZW BW MZ SN TN DZ KEN NGA ZAF GHA EGY TZA UGA RWA".split(" "),
);

const byPhrase = new Map<string, readonly string[]>();
for (const [name, codes] of Object.entries(REGIONS)) {
  byPhrase.set(phrase(name), codes);
  if (name.endsWith("Africa")) byPhrase.set(`${phrase(name)}n`, codes);
}
for (const [spelling, name] of Object.entries({ ...REGION_SPELLINGS, ...MORE_REGIONS }))
  byPhrase.set(phrase(spelling), REGIONS[name] ?? []);
for (const country of COUNTRIES)
  for (const name of [...country.spellings, ...country.demonyms])
    if (phrase(name) !== "central african") byPhrase.set(phrase(name), [country.code]);
for (const [name, codes] of Object.entries(MORE_NAMES)) byPhrase.set(name, codes);

const countryOfCity = new Map(CITIES.map(({ name, country }) => [phrase(name), country] as const));

export const LONGEST_PLACE = Math.max(
  ...[...byPhrase.keys(), ...countryOfCity.keys()].map((name) => name.split(" ").length),
);

export const cityCountry = (words: string[]): string | null => countryOfCity.get(words.join(" ")) ?? null;

/** All of the words and nothing else: a country, its people, or a region. */
export function placesOf(
  words: string[],
  written: string,
  hasSmallLetters: boolean,
): readonly string[] | null {
  const key = words.join(" ");
  if (CAPITALS_ONLY.has(key) && !(written === key.toUpperCase() && hasSmallLetters)) return null;
  const found = byPhrase.get(key) ?? byPhrase.get(key.replace(/s$/, ""));
  if (found) return found;
  const code = written.toUpperCase();
  if (!CODES.has(written) || !hasSmallLetters) return null;
  return [COUNTRIES.find((country) => country.code === code || country.iso3 === code)?.code ?? code];
}
