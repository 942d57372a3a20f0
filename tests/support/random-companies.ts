import type { CompanyDraft } from "~/domains/directory/companies/company";
import { SIZES } from "~/domains/directory/taxonomy/sizes";

/** A repeatable random number generator (mulberry32): a failing run is run again by its seed. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    next,
    below,
    pick: <T>(values: readonly T[]): T => values[below(values.length)] as T,
    /** Small indexes far more often than large ones, as words are in names. */
    skewed: <T>(values: readonly T[]): T => values[Math.floor(values.length * next() ** 3)] as T,
    maybe: <T>(chance: number, value: () => T): T | null => (next() < chance ? value() : null),
  };
}

export type Random = ReturnType<typeof randomFrom>;

export const WORDS = (
  "power solar energy kenya ghana traders construction constructions constructora consultants consulting bank banking " +
  "banque général générale société electric électricité hôtel hotels limited international internationale internacional " +
  "farm farms farming agro agricultura agriculture mining mines minerals transport transportes logistics safari safaricom " +
  "tech technologies technologia university universidade université شركة الشركة النور مؤسسة ዳሽን ባንክ ɗangote yorùbá " +
  "school schools schooling foundation foundations development developers developments 1st 2000 2000s 4x4 a b c"
).split(" ");
export const COUNTRIES = ["KE", "GH", "ZA", "NG", "EG", "MZ"];
export const INDUSTRIES = [
  "energy",
  "renewables",
  "oilgas",
  "banking",
  "finance",
  "agriculture",
  "education",
];

/** A company of skewed random words and facets, a third of each facet unknown. */
export function randomCompany(random: Random): Partial<CompanyDraft> {
  const words = (most: number) =>
    Array.from({ length: 1 + random.below(most) }, () => random.skewed(WORDS)).join(
      random.pick([" ", "-", ", "]),
    );
  return {
    name: random.next() < 0.2 ? words(4).toUpperCase() : words(4),
    country: random.maybe(0.7, () => random.skewed(COUNTRIES)),
    industry: random.maybe(0.7, () => random.skewed(INDUSTRIES)),
    size: random.maybe(0.6, () => random.pick(SIZES)),
    city: random.maybe(0.4, () => words(1)),
    industryText: random.maybe(0.3, () => words(2)),
    description: random.maybe(0.5, () => words(10)),
    website: random.maybe(0.3, () => `https://${random.below(1000)}.example`),
  };
}
