import { countryName } from "~/core/places/countries";
import { normalizeForSearch } from "../search/normalize-for-search";
import { compareNames, isNumber } from "./compare-names";
import { type ComparableName, comparableName } from "./names";
import { CERTAIN, reason, reasonIf, type Scored, scoredOf } from "./reasons";
import { brandOf, siteOf } from "./site-of";

interface Facts {
  name: string;
  country: string | null;
  city: string | null;
  domain: string | null;
  description: string | null;
}

export interface ComparedCompany {
  name: ComparableName;
  numbers: string;
  country: string | null;
  city: string | null;
  domain: string | null;
  stated: Map<string, string>;
}

const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;
const agree = (one: string | null, other: string | null) => one !== null && one === other;

/** Reads facts such as "Province: Limpopo." from a description: different values indicate different organisations. */
const statedFacts = (text: string | null): Map<string, string> =>
  new Map(
    [...(text ?? "").slice(0, 500).matchAll(/(?:^|[.;,] )([A-Z][\w ]{2,20}): ([^.;:]{2,40})/g)].map(
      ([, label = "", value = ""]) => [normalizeForSearch(label), normalizeForSearch(value).trim()],
    ),
  );

/** "Kwa-Zulu Natal" equals "KwaZulu-Natal". */
const lettersOf = (text = "") => text.replace(/[^\p{L}\p{N}]/gu, "");

const statesOther = (one: Map<string, string>, other: Map<string, string>): boolean =>
  [...other].some(([label, value]) => one.has(label) && lettersOf(one.get(label)) !== lettersOf(value));

const numbersOf = (words: string[]) => words.filter(isNumber).sort().join(" ");

export function comparedCompany({ name, country, city, domain, description }: Facts): ComparedCompany {
  const stated = statedFacts(description);
  const places = [city ?? "", ...stated.values()];
  const comparable = comparableName(name, country === null ? "" : countryName(country), places);
  return {
    name: comparable,
    numbers: numbersOf(comparable.words),
    country,
    city: city ? normalizeForSearch(city) : null,
    domain,
    stated,
  };
}

const TELLING = 1;
/** Three shared distinctive words outweigh one additional word. */
const MANY_TELLING = 2.5;
/** Names this distinctive are rarely shared, so differing facts may have changed. */
const SAID_ENOUGH = 2;
const MIN_SIMILARITY = 0.5;

export function scoreCompanies(one: ComparedCompany, other: ComparedCompany): Scored {
  if (differ(one.country, other.country)) return scoredOf([reason("other-country")]);
  const { similarity, distinct, extra, isOtherKind, kinds } = compareNames(one.name, other.name);
  if (similarity < MIN_SIMILARITY) return scoredOf([]);
  const [aside, otherAside] = [one.name.aside, other.name.aside];
  const hasOtherAside = aside !== "" && otherAside !== "" && aside !== otherAside;
  const isNamed = similarity === 1 && distinct >= SAID_ENOUGH;
  const sites = [one, other].map(({ domain }) => domain && siteOf(domain)) as [string | null, string | null];
  const hasOtherSite =
    differ(...sites) &&
    (one.domain === null || other.domain === null || brandOf(one.domain) !== brandOf(other.domain));
  const reasons = [
    similarity === 1 ? reason("same-name") : reason("similar-name", similarity),
    reasonIf(agree(...sites), "same-website"),
    reasonIf(hasOtherSite, "other-website"),
    reasonIf(agree(one.country, other.country), "same-country"),
    reasonIf(agree(one.city, other.city), "same-city"),
    reasonIf(differ(one.city, other.city) || hasOtherAside, "other-city"),
    statesOther(one.stated, other.stated) ? reason("other-facts", isNamed ? 0.4 : 1) : null,
    reasonIf(distinct < TELLING, "common-name"),
    reasonIf(one.numbers !== other.numbers, "other-number"),
    reasonIf(isOtherKind, "other-kind"),
    reasonIf(!isOtherKind && kinds > 0, "more-kinds"),
    extra > 0 ? reason("other-words", Math.min(extra, 3) * (distinct >= MANY_TELLING ? 0.5 : 1)) : null,
  ];
  // Names that differ by one letter belong to two companies as often as to one, so they are never merged automatically.
  const isSure = (similarity === 1 && aside === otherAside) || agree(one.domain, other.domain);
  return scoredOf(reasons, isSure ? 100 : CERTAIN - 1);
}
