import type { Context } from "~/core/context";
import { formatTotal } from "~/core/format";
import { countCompanies } from "~/domains/directory/count-companies.server";
import { companyJson } from "~/domains/directory/json";
import { searchCompanies } from "~/domains/directory/search-companies.server";
import { confidenceOf } from "./confidence";
import { hasCriteria, type SearchCriteria } from "./criteria";
import { parseSentence } from "./parse-sentence";
import { tiersOf } from "./search-tiers";
import { trySearch } from "./try-search.server";
import { criteriaText } from "./view";

/** What a run would take when nothing fits strictly: a size that is not known, or none of the words. */
async function tryLooser(ctx: Context, criteria: SearchCriteria) {
  const shared = { d1: ctx.d1, account: null };
  for (const { filters, isHonest } of tiersOf(criteria).slice(1)) {
    const [filter] = filters;
    if (!filter) continue;
    const { companies: rows } = await searchCompanies(shared, filter, { limit: 5 });
    if (rows.length > 0 && rows.every(isHonest)) return { rows, total: await countCompanies(shared, filter) };
  }
  return null;
}

/**
 * What a visitor's sentence finds in the shared directory, each company scored as in a run, surest first. `isLooser` where
 * not everything that was asked for is met. Without anything to compare with there is no score. Reads at most 450 rows.
 */
export async function tryScored(ctx: Context, sentence: string) {
  const asked = parseSentence(sentence);
  const strict = await trySearch(ctx, sentence);
  const looser = strict.rows.length === 0 ? await tryLooser(ctx, asked) : null;
  const { rows, total } = looser ?? strict;
  const criteria = strict.corrected ? parseSentence(strict.corrected) : asked;
  const companies = rows.map((company) => ({
    company: companyJson(company),
    score: hasCriteria(criteria)
      ? confidenceOf({ company, criteria, hasContact: false, now: ctx.now() })
      : null,
  }));
  companies.sort((a, b) => (b.score?.confidence ?? 0) - (a.score?.confidence ?? 0));
  return {
    companies,
    total: formatTotal(total),
    isOne: total.count === 1,
    isAll: total.isExact && total.count <= companies.length,
    isLooser: looser !== null,
    readAs: looser ? criteriaText(asked) : strict.readAs,
    corrected: strict.corrected,
  };
}
export type ScoredFinds = Awaited<ReturnType<typeof tryScored>>;
