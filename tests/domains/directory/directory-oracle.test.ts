import { beforeAll, expect, it } from "vitest";
import type { Company } from "~/domains/directory/companies/company";
import { getCompaniesByIds } from "~/domains/directory/companies/get-company.server";
import { hideCompany } from "~/domains/directory/companies/hide-company.server";
import { countCompanies } from "~/domains/directory/search/count-companies.server";
import { tokens } from "~/domains/directory/search/normalize-for-search";
import { type CompanyFilter, searchCompanies } from "~/domains/directory/search/search-companies.server";
import { evidenceOf } from "~/domains/directory/taxonomy/evidence/evidence-of-company";
import { likelyIndustries, sureIndustries } from "~/domains/directory/taxonomy/evidence/industry-evidence";
import { industryWithChildren } from "~/domains/directory/taxonomy/industries";
import { SIZES } from "~/domains/directory/taxonomy/sizes";
import { addCompanies } from "../../support/fixtures/companies";
import {
  COUNTRIES,
  INDUSTRIES,
  type Random,
  randomCompany,
  randomFrom,
  WORDS,
} from "../../support/fixtures/random-companies";
import { type Business, makeBusiness, testContext } from "../../support/harness/context";
import { metered } from "../../support/harness/metered";
import { runsOf } from "../../support/harness/property-runs";

const QUERIES = runsOf(10_000);
const LIMIT = 20;

interface Known {
  company: Company;
  words: Set<string>;
  sure: string[];
  likely: string[];
}

let businesses: Business[];
let seen: Map<Business, Known[]>;

beforeAll(async () => {
  const random = randomFrom(7);
  businesses = [await makeBusiness(), await makeBusiness()];
  const shared = await addCompanies(
    testContext(),
    Array.from({ length: 2500 }, () => randomCompany(random)),
  );
  seen = new Map();
  for (const business of businesses) {
    const own = await addCompanies(
      business.ctx,
      Array.from({ length: 300 }, () => randomCompany(random)),
    );
    const hidden = new Set(shared.filter(() => random.next() < 0.02).map((draft) => draft.id));
    for (const id of hidden) await hideCompany(business.ctx, id);
    const ids = [...shared, ...own].map((draft) => draft.id).filter((id) => !hidden.has(id));
    const visible: Known[] = [];
    for (let index = 0; index < ids.length; index += 500)
      for (const company of await getCompaniesByIds(business.ctx, ids.slice(index, index + 500)))
        visible.push({
          company,
          sure: sureIndustries(evidenceOf(company)),
          likely: likelyIndustries(evidenceOf(company)),
          words: new Set(
            [company.name, company.city, company.industryText, company.description].flatMap((text) =>
              tokens(text ?? ""),
            ),
          ),
        });
    seen.set(
      business,
      visible.sort((a, b) => a.company.slot - b.company.slot),
    );
  }
}, 60_000);

/** Answers the same query by checking every company. */
function bruteForce(known: Known[], filter: CompanyFilter): Company[] {
  const typed = tokens(filter.words ?? "").slice(0, 12);
  const last = typed.pop();
  const phrases = (list: string[] = []) => list.map(tokens).filter((words) => words.length > 0);
  const wanted = phrases(filter.anyWords);
  const unwanted = phrases(filter.excludeWords);
  const family = (ids: string[] = []) => new Set(ids.flatMap(industryWithChildren));
  const [countries, sizes] = [new Set<string>(filter.countries), new Set<string>(filter.sizes)];
  const [industries, unwantedIndustries] = [family(filter.industries), family(filter.excludeIndustries)];
  const likelyWanted = family(filter.likelyIndustries);
  const facet = (chosen: Set<string>, value: string | null, takeUnknown = false) =>
    chosen.size === 0 || (value === null ? takeUnknown : chosen.has(value));
  const unknown = filter.allowUnknown ?? {};
  return known
    .filter(
      ({ company, words, sure, likely }) =>
        facet(countries, company.country, unknown.country) &&
        (sure.length === 0
          ? facet(industries, null, unknown.industry)
          : sure.some((id) => facet(industries, id))) &&
        (likelyWanted.size === 0 || likely.some((id) => likelyWanted.has(id))) &&
        facet(sizes, company.size, unknown.size) &&
        !(filter.isOwnOnly && company.accountId === null) &&
        !sure.some((id) => unwantedIndustries.has(id)) &&
        typed.every((word) => words.has(word)) &&
        (last === undefined || [...words].some((word) => word.startsWith(last))) &&
        (wanted.length === 0 || wanted.some((phrase) => phrase.every((word) => words.has(word)))) &&
        !unwanted.some((phrase) => phrase.every((word) => words.has(word))),
    )
    .map(({ company }) => company);
}

function randomFilter(random: Random): CompanyFilter {
  const some = <T>(values: readonly T[], most: number) =>
    Array.from({ length: 1 + random.below(most) }, () => random.pick(values));
  const typo = (word: string) => {
    const letters = [...word];
    letters.splice(random.below(letters.length), random.below(2), random.pick([..."aeiou"]));
    return letters.join("");
  };
  const typed = () => {
    const words = some(WORDS, 3);
    const cut = [...(words.pop() ?? "")];
    words.push(cut.slice(0, 1 + random.below(cut.length)).join(""));
    return words
      .map((word) => (random.next() < 0.03 ? typo(word) : word))
      .join(random.pick([" ", "  ", "' OR \"", "*"]));
  };
  const phrase = () => some(WORDS, 2).join(" ");
  const filter: CompanyFilter = {};
  if (random.next() < 0.7) filter.words = typed();
  if (random.next() < 0.15) filter.anyWords = Array.from({ length: 1 + random.below(4) }, phrase);
  if (random.next() < 0.15) filter.excludeWords = Array.from({ length: 1 + random.below(3) }, phrase);
  if (random.next() < 0.35) filter.countries = some(COUNTRIES, 4);
  if (random.next() < 0.3) filter.industries = some(INDUSTRIES, 3);
  if (random.next() < 0.15) filter.excludeIndustries = some(INDUSTRIES, 2);
  if (random.next() < 0.05) filter.likelyIndustries = some(INDUSTRIES, 2);
  if (random.next() < 0.25) filter.sizes = some(SIZES, 3);
  if (random.next() < 0.1) filter.isOwnOnly = true;
  if (random.next() < 0.3)
    filter.allowUnknown = {
      country: random.next() < 0.5,
      industry: random.next() < 0.5,
      size: random.next() < 0.5,
    };
  return filter;
}

it(`${QUERIES} random searches return the same results as scanning every company`, async () => {
  const random = randomFrom(11);
  const differences: unknown[] = [];
  let [mended, empty, mostRows] = [0, 0, 0];
  const ask = async () => {
    const business = random.pick(businesses);
    const known = seen.get(business) ?? [];
    const filter = randomFilter(random);
    const expected = bruteForce(known, filter);
    const after = random.next() < 0.3 && expected.length > 0 ? random.pick(expected).slot : 0;
    const meter = metered(business.ctx);
    const page = await searchCompanies(meter.ctx, filter, { limit: LIMIT, after });
    if (page.corrected) mended += 1;
    else mostRows = Math.max(mostRows, page.companies.length > 0 ? meter.rowsRead() : 0);
    const matching = page.corrected ? bruteForce(known, { ...filter, words: page.corrected }) : expected;
    const rest = matching.filter((company) => company.slot > after);
    if (rest.length === 0) empty += 1;
    const right = rest.slice(0, LIMIT).map((company) => company.id);
    const next = rest.length > LIMIT ? rest[LIMIT - 1]?.slot : null;
    const got = page.companies.map((company) => company.id);
    const isRight =
      got.join() === right.join() && page.next === next && !(page.corrected && expected.length > 0);
    if (!isRight) differences.push({ filter, after, got, right, corrected: page.corrected });
    if (random.next() < 0.2) {
      const total = await countCompanies(business.ctx, filter);
      const count = total.isExact ? expected.length : Math.min(expected.length, 300);
      if (total.count !== count || (!total.isExact && expected.length < 300))
        differences.push({ filter, total, expected: expected.length });
    }
  };
  for (let asked = 0; asked < QUERIES; asked += 1) await ask();
  expect(differences.slice(0, 3)).toEqual([]);
  expect(differences).toHaveLength(0);
  expect(mended).toBeGreaterThan(QUERIES / 500);
  expect(empty).toBeLessThan(QUERIES / 2);
  expect(mostRows).toBeLessThanOrEqual(2 * LIMIT + 1);
}, 600_000);
