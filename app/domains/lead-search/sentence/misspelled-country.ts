import { CITIES } from "~/core/places/cities";
import { COUNTRIES } from "~/core/places/countries";
import { INDUSTRIES } from "~/domains/directory/taxonomy/industries";
import { foldWords } from "./sentence-places";
import { STOP_WORDS } from "./sentence-words";

const SHORTEST = 5;

/** Words and names that are one letter from a country. */
const OTHER_WORDS = ["sedan", "sudden", "libra", "begin", "benign", "conga", "nigel", "angora"];

const KNOWN = new Set([
  ...STOP_WORDS,
  ...OTHER_WORDS,
  ...INDUSTRIES.flatMap((industry) => industry.words.flatMap(foldWords)),
  ...CITIES.flatMap((city) => foldWords(city.name)),
]);

const NAMES = COUNTRIES.map((country) => ({
  code: country.code,
  name: foldWords(country.name).join(" "),
})).filter(({ name }) => name.length >= SHORTEST);

function isOneLetterOff(a: string, b: string): boolean {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from++;
  const [restA, restB] = [a.slice(from), b.slice(from)];
  if (restA === "" && restB === "") return false;
  if (restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)) return true;
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
}

/** By one letter, never the first, in five or more; null where two countries are as near or it is a word of its own. */
export function misspelledCountry(word: string): string | null {
  if (word.length < SHORTEST || KNOWN.has(word)) return null;
  const near = NAMES.filter(({ name }) => name[0] === word[0] && isOneLetterOff(word, name));
  const longer = near.filter(({ name }) => name.length >= word.length);
  const found = longer.length > 0 ? longer : near;
  return found.length === 1 ? (found[0]?.code ?? null) : null;
}
