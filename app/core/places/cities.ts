import { CITY_ROWS } from "./cities-table";
import { REGION_ROWS } from "./regions-table";

export interface City {
  /** The usual English name. */
  name: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** Its name and all other spellings. */
  spellings: readonly string[];
  /** For a region: the spellings of the cities in it. */
  contains: readonly string[];
  /** For a region: its ISO 3166-2 code. Null for a city, and for an area without a code. */
  region: string | null;
  /** Whether a spelling is also an ordinary word in one of our five languages. */
  isWord: (spelling: string) => boolean;
}

const bare = (text: string) => text.replace("?", "");

const ROWS: readonly City[] = CITY_ROWS.trim()
  .split("\n")
  .flatMap((row) => {
    const [country = "", cities = ""] = row.split(": ");
    return cities.split("; ").map((city) => {
      const marked = city.split("=");
      const words = new Set(marked.filter((spelling) => spelling.startsWith("?")).map(bare));
      const spellings = [...new Set(marked.map(bare))];
      const isWord = (text: string) => words.has(text);
      return { name: spellings[0] ?? "", country, spellings, contains: [], region: null, isWord };
    });
  });

/** Comparison key of a city name: letters and digits, without case and accents. */
const cityKey = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي")
    .replace(/[^\p{L}\p{N}]+/gu, "");

const inCountry = (country: string, name: string) => `${country} ${cityKey(name)}`;

const BY_COUNTRY = new Map(
  ROWS.flatMap((city) =>
    city.spellings.map((spelling) => [inCountry(city.country, spelling), city] as const),
  ),
);

/** Rows such as "ZA-WC Western Cape=Cap-Occidental: Cape Town; Paarl + Hermanus". A city may be in two regions. */
const REGIONS: readonly City[] = REGION_ROWS.trim()
  .split("\n")
  .map((row) => {
    const [head = "", inside = ""] = row.split(": ");
    const space = head.indexOf(" ");
    const code = head.slice(0, space);
    const country = code.slice(0, 2);
    const [name = "", ...more] = head.slice(space + 1).split("=");
    const [cities = "", others = ""] = inside.startsWith("+ ") ? ["", inside.slice(2)] : inside.split(" + ");
    const listed = cities.split("; ").filter(Boolean);
    const contains = listed.flatMap((city) => BY_COUNTRY.get(inCountry(country, city))?.spellings ?? city);
    const known = BY_COUNTRY.get(inCountry(country, name));
    return {
      name: known?.name ?? name,
      country,
      spellings: [...new Set([...(known?.spellings ?? []), name, ...more])],
      contains: [...new Set([...contains, ...others.split("; ").filter(Boolean)])],
      region: code.includes("-") ? code : null,
      isWord: known?.isWord ?? (() => false),
    };
  });

const REGION_NAMES = new Set(REGIONS.map(({ country, name }) => inCountry(country, name)));

/** All cities and regions. */
export const CITIES: readonly City[] = [
  ...ROWS.filter(({ country, name }) => !REGION_NAMES.has(inCountry(country, name))),
  ...REGIONS,
];

const BY_SPELLING = new Map<string, City>();
for (const city of CITIES)
  for (const spelling of city.spellings)
    if (!BY_SPELLING.has(cityKey(spelling))) BY_SPELLING.set(cityKey(spelling), city);

/** The city whose name is the whole text; null if the table has none. */
export const cityNamed = (text: string): City | null => BY_SPELLING.get(cityKey(text)) ?? null;
