import { COUNTRY_ROWS } from "./countries-table";
import { OFFICIAL_NAMES } from "./official-names";

type Country = {
  /** ISO 3166 alpha-2; the value stored in the database. */
  code: string;
  iso3: string;
  name: string;
  region: string;
  spellings: string[];
  demonyms: string[];
};

const list = (text: string) => text.split("; ");

/** The 54 countries that are members of both the African Union and the United Nations, by name. */
export const COUNTRIES: readonly Country[] = COUNTRY_ROWS.map(
  ([code, iso3, name, region, spellings, demonyms]) => ({
    code,
    iso3,
    name,
    region,
    spellings: [name, ...list(spellings)],
    demonyms: list(demonyms),
  }),
);

const inRegion = (region: string) => COUNTRIES.filter((c) => c.region === region).map((c) => c.code);

/**
 * Country groups that users may name, each a list of codes. The five regions are the African Union's, plus countries
 * that are usually counted there too (Burundi in the east, Sudan in the north, Mauritania in the west). Union
 * membership as of 2025.
 */
export const REGIONS: Readonly<Record<string, readonly string[]>> = {
  "East Africa": [...inRegion("East Africa"), "BI"],
  "West Africa": [...inRegion("West Africa"), "MR"],
  "North Africa": [...inRegion("North Africa"), "SD"],
  "Southern Africa": inRegion("Southern Africa"),
  "Central Africa": inRegion("Central Africa"),
  "Sub-Saharan Africa": COUNTRIES.map((c) => c.code).filter(
    (code) => !["DZ", "EG", "LY", "MA", "TN"].includes(code),
  ),
  Maghreb: ["DZ", "LY", "MR", "MA", "TN"],
  "Horn of Africa": ["DJ", "ER", "ET", "SO"],
  Sahel: ["BF", "TD", "ML", "MR", "NE"],
  ECOWAS: ["BJ", "CV", "CI", "GM", "GH", "GN", "GW", "LR", "NG", "SN", "SL", "TG"],
  EAC: ["BI", "CD", "KE", "RW", "SO", "SS", "TZ", "UG"],
  SADC: ["AO", "BW", "KM", "CD", "SZ", "LS", "MG", "MW", "MU", "MZ", "NA", "SC", "ZA", "TZ", "ZM", "ZW"],
  CEMAC: ["CM", "CF", "TD", "CG", "GQ", "GA"],
  UEMOA: ["BJ", "BF", "CI", "GW", "ML", "NE", "SN", "TG"],
  COMESA: "BI KM CD DJ EG ER SZ ET KE LY MG MW MU RW SC SO SD TN UG ZM ZW".split(" "),
  "Francophone West Africa": ["BJ", "BF", "CI", "GN", "ML", "NE", "SN", "TG"],
  "Francophone Central Africa": ["CM", "CF", "TD", "CG", "CD", "GA"],
  "Francophone Africa": "BJ BF BI CM CF TD KM CG CD CI DJ GQ GA GN MG ML NE RW SN SC TG".split(" "),
  "Anglophone West Africa": ["GM", "GH", "LR", "NG", "SL"],
  "Lusophone Africa": ["AO", "CV", "GW", "MZ", "ST"],
  "Great Lakes": ["BI", "CD", "KE", "RW", "TZ", "UG"],
  "Nile Basin": "BI CD EG ER ET KE RW SS SD TZ UG".split(" "),
};

/** Other names of the groups in REGIONS. */
export const REGION_SPELLINGS: Readonly<Record<string, string>> = {
  "Eastern Africa": "East Africa",
  "Western Africa": "West Africa",
  "Northern Africa": "North Africa",
  "Middle Africa": "Central Africa",
  "East African Community": "EAC",
  "Economic Community of West African States": "ECOWAS",
  CEDEAO: "ECOWAS",
  WAEMU: "UEMOA",
  "Subsaharan Africa": "Sub-Saharan Africa",
};

/** Comparison key of a place name: letters and digits only, without case and accents. */
function placeKey(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/ة/g, "ه")
    .replace(/ى/g, "ي")
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Official and previous names and territories, each with its country code. */
export const officialNames = (): [string, string][] =>
  OFFICIAL_NAMES.trim()
    .split("\n")
    .flatMap((row) => {
      const [code = "", names = ""] = row.split(": ");
      return list(names).map((name): [string, string] => [name, code]);
    });

const CODE_BY_SPELLING = new Map([
  ...officialNames().map(([name, code]) => [placeKey(name), code] as const),
  ...COUNTRIES.flatMap((c) => c.spellings.map((spelling) => [placeKey(spelling), c.code] as const)),
]);
const CODE_BY_ISO = new Map(COUNTRIES.flatMap((c) => [c.code, c.iso3].map((iso) => [iso, c.code] as const)));
const BY_CODE = new Map(COUNTRIES.map((c) => [c.code, c]));
const REGION_BY_SPELLING = new Map([
  ...Object.keys(REGIONS).map((name) => [placeKey(name), name] as const),
  ...Object.entries(REGION_SPELLINGS).map(([spelling, name]) => [placeKey(spelling), name] as const),
]);
const FORMAL =
  /^(the )?(((federal|united|islamic|democratic|people s democratic|arab|federal democratic) )?republic of( the)?|kingdom of|state of|union of( the)?|republique (de la |de l|du |des |de |d)|republica (de |do |da |dos )|royaume (du |de )|the) ?/;

const FLAG = /([\u{1f1e6}-\u{1f1ff}])([\u{1f1e6}-\u{1f1ff}])/gu;
const letterOf = (half: string) => String.fromCharCode(65 + (half.codePointAt(0) ?? 0) - 0x1f1e6);

/** Converts flags to codes: a flag is two regional indicators (UTS #51). */
const flagsAsCodes = (text: string): string =>
  text.replace(FLAG, (_, first: string, second: string) => ` ${letterOf(first)}${letterOf(second)} `);

/** Replaces flags by country names: "banks in 🇰🇪" is "banks in Kenya". */
export const flagsAsCountries = (text: string): string =>
  text.replace(
    FLAG,
    (_, first: string, second: string) => ` ${countryName(letterOf(first) + letterOf(second))} `,
  );

/** Removes flags next to words: "🇰🇪 Kenya" is Kenya, but 🇰🇪 alone is KE. */
const withoutFlag = (text: string): string => {
  const words = text.replace(FLAG, " ").trim();
  return words === "" ? flagsAsCodes(text) : words;
};

/**
 * Returns the country code of a text that contains nothing but a country: name, official or previous name, other
 * spelling (English, French, Portuguese, Arabic), ISO alpha-2 or alpha-3, flag. Never guesses from a part: "Niger" is
 * not Nigeria, "Congo" is the Republic of the Congo, "DR Congo" the Democratic one. Lowercase "na" and "N/A" mean
 * unknown; "NA" is Namibia.
 */
export function countryCode(text: string): string | null {
  const trimmed = withoutFlag(text).trim();
  if (trimmed === "na") return null;
  const iso = CODE_BY_ISO.get(trimmed.toUpperCase());
  if (iso) return iso;
  const informal = trimmed.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(FORMAL, "");
  return CODE_BY_SPELLING.get(placeKey(trimmed)) ?? CODE_BY_SPELLING.get(placeKey(informal)) ?? null;
}

/** A code that ISO 3166 reserves for private use; "Unknown Region" in CLDR. */
export const UNKNOWN_COUNTRY = "ZZ";

/** Returns the English name of a code; the code itself if it is not one of the 54. */
export function countryName(code: string): string {
  if (code === UNKNOWN_COUNTRY) return "Country not available";
  return BY_CODE.get(code)?.name ?? code;
}

/** Country codes of a group in REGIONS or REGION_SPELLINGS, regardless of case and punctuation. */
export function regionCountries(text: string): readonly string[] | null {
  const name = REGION_BY_SPELLING.get(placeKey(text));
  return name ? (REGIONS[name] ?? null) : null;
}
