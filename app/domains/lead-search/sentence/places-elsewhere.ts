import { foldWords } from "./sentence-places";

const CODES =
  "AD AE AF AG AL AM AR AT AU AZ BA BB BD BE BG BH BN BO BR BS BT BY BZ CA CH CL CN CO CR CU CY CZ DE DK DM DO EC EE ES FI FJ FR GB GD GE GR GT GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KG KH KP KR KW KZ LA LB LI LK LT LU LV MC MD ME MK MM MN MO MT MV MX MY NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU SA SE SG SI SK SM SR SV SY TH TJ TL TM TO TR TT TW UA US UY UZ VE VN WS YE";

const MORE_NAMES: Record<string, string> = {
  america: "US",
  usa: "US",
  uk: "GB",
  england: "GB",
  scotland: "GB",
  wales: "GB",
  britain: "GB",
  "great britain": "GB",
  turkey: "TR",
  uae: "AE",
  dubai: "AE",
  holland: "NL",
  korea: "KR",
  burma: "MM",
  myanmar: "MM",
  macedonia: "MK",
  palestine: "PS",
  "hong kong": "HK",
  macao: "MO",
  bosnia: "BA",
  "czech republic": "CZ",
  allemagne: "DE",
  deutschland: "DE",
  espagne: "ES",
  franca: "FR",
  ufaransa: "FR",
  uingereza: "GB",
  marekani: "US",
  uchina: "CN",
};

const ALSO_WORDS = new Set(["turkey", "china", "jordan", "georgia", "chile", "wales"]);
/** What stands before a country that somebody sells to rather than searches. */
const AIMS = new Set(["to", "vers", "para"]);
const NAMED = 3;

const english = new Intl.DisplayNames("en", { type: "region" });
const nameOf = (code: string) => english.of(code) ?? code;
const byPhrase = new Map([
  ...CODES.split(" ").map((code) => [foldWords(nameOf(code)).join(" "), code] as const),
  ...Object.entries(MORE_NAMES),
]);

/** Countries outside Africa that the words name, in English, at most three: nothing of them is in the directory. */
export function placesElsewhere(sentence: string): string[] {
  const written = sentence.slice(0, 2000).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const words = written.map((word) => foldWords(word).join(""));
  const found = new Set<string>();
  for (let at = 0; at < words.length; ) {
    const length = [4, 3, 2, 1].find((size) => byPhrase.has(words.slice(at, at + size).join(" ")));
    const phrase = words.slice(at, at + (length ?? 0)).join(" ");
    const isOther = ALSO_WORDS.has(phrase) && !/^\p{Lu}/u.test(written[at] ?? "");
    const code = byPhrase.get(phrase);
    if (code && !isOther && !AIMS.has(words[at - 1] ?? "")) found.add(nameOf(code));
    at += length ?? 1;
  }
  return [...found].slice(0, NAMED);
}

const list = new Intl.ListFormat("en");

export const elsewhereText = (names: readonly string[]): string | null =>
  names.length === 0
    ? null
    : `${list.format(names)} ${names.length === 1 ? "isn’t" : "aren’t"} covered: the directory has the 54 countries of Africa.`;
