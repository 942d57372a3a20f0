import type { Context } from "~/core/context";
import { companyJson } from "~/domains/directory/companies/json";
import { browseShared } from "~/domains/directory/search/browse.server";
import { countCompanies } from "~/domains/directory/search/count-companies.server";
import { searchCompanies } from "~/domains/directory/search/search-companies.server";
import { confidenceOf } from "../confidence/confidence";
import { relaxationLevels } from "../criteria/search-relaxation";
import { parseQueryCriteria } from "../query-parser/parse-query";
import { criteriaText } from "../view";

const SHOWN = 5;

async function tryLooser(
  shared: { d1: Context["d1"]; account: null },
  tiers: ReturnType<typeof relaxationLevels>,
) {
  for (const { filters, matchesCity } of tiers) {
    const [filter] = filters;
    if (!filter) continue;
    const { companies: rows } = await searchCompanies(shared, filter, { limit: SHOWN });
    if (rows.length > 0 && rows.every(matchesCity))
      return { rows, total: await countCompanies(shared, filter) };
  }
  return null;
}

/** Searches by the criteria in the description; without criteria or matches, by its plain words. Reads at most 450 rows. */
export async function trySearch(ctx: Context, sentence: string) {
  const shared = { d1: ctx.d1, account: null };
  const criteria = parseQueryCriteria(sentence);
  const [strict, ...looser] = relaxationLevels(criteria);
  const [filter] = strict?.filters ?? [];
  const hasFacets = [criteria.industry, criteria.location, criteria.city, criteria.companySize].some(
    (list) => list.length > 0,
  );
  if (filter && hasFacets) {
    const { companies } = await searchCompanies(shared, filter, { limit: SHOWN });
    const rows = companies.filter(strict?.matchesCity ?? Boolean);
    if (rows.length > 0)
      return {
        rows,
        total: await countCompanies(shared, filter),
        readAs: criteriaText(criteria),
        corrected: null,
        isLooser: false,
      };
  }
  const { rows, total, corrected } = await browseShared(ctx, sentence);
  const nearest = rows.length === 0 ? await tryLooser(shared, looser) : null;
  if (nearest) return { ...nearest, readAs: criteriaText(criteria), corrected: null, isLooser: true };
  return { rows, total, readAs: null, corrected, isLooser: false };
}

const SENTENCE = "solar companies in Kenya";

/** Returns a lead from the starter directory, interpreted, found and scored as in a run. */
export async function exampleLead(ctx: Context) {
  const criteria = parseQueryCriteria(SENTENCE);
  const { rows, total } = await trySearch(ctx, SENTENCE);
  const [best] = rows
    .filter((company) => company.source === "starter list")
    .map((company) => ({
      company: companyJson(company),
      ...confidenceOf({ company, criteria, hasContact: false, now: ctx.now() }),
    }))
    .sort((a, b) => b.confidence - a.confidence);
  return { sentence: SENTENCE, readAs: criteriaText(criteria), total, best: best ?? null };
}
