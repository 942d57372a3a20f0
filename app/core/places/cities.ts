import { CITY_ROWS } from "./cities-table";

export interface City {
  /** As most people write it in English. */
  name: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** Its name and all other spellings. */
  spellings: readonly string[];
  /** Whether a spelling is a word as well, in one of our five languages. */
  isWord: (spelling: string) => boolean;
}

const bare = (text: string) => text.replace("?", "");

export const CITIES: readonly City[] = CITY_ROWS.trim()
  .split("\n")
  .flatMap((row) => {
    const [country = "", cities = ""] = row.split(": ");
    return cities.split("; ").map((city) => {
      const marked = city.split("=");
      const words = new Set(marked.filter((spelling) => spelling.startsWith("?")).map(bare));
      const spellings = [...new Set(marked.map(bare))];
      return { name: spellings[0] ?? "", country, spellings, isWord: (text) => words.has(text) };
    });
  });

/** What two spellings of one city have in common: letters and digits, without case and accents. */
const cityKey = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي")
    .replace(/[^\p{L}\p{N}]+/gu, "");

const BY_SPELLING = new Map<string, City>();
for (const city of CITIES)
  for (const spelling of city.spellings)
    if (!BY_SPELLING.has(cityKey(spelling))) BY_SPELLING.set(cityKey(spelling), city);

/** The city whose name is the whole text; null if the table has none. */
export const cityNamed = (text: string): City | null => BY_SPELLING.get(cityKey(text)) ?? null;
