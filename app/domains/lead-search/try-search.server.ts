import type { Context } from "~/core/context";
import { browseShared } from "~/domains/directory/browse.server";
import { countCompanies } from "~/domains/directory/count-companies.server";
import { searchCompanies } from "~/domains/directory/search-companies.server";
import { parseSentence } from "./parse-sentence";
import { tiersOf } from "./search-tiers";
import { criteriaText } from "./view";

const SHOWN = 5;

/**
 * What a visitor's sentence finds in the shared directory, whoever asks: by the criteria it names, or by its plain words
 * where it names none or nothing fits them. `readAs` says which. Reads at most 450 rows.
 */
export async function trySearch(ctx: Context, sentence: string) {
  const shared = { d1: ctx.d1, account: null };
  const criteria = parseSentence(sentence);
  const [filter] = tiersOf(criteria)[0]?.filters ?? [];
  const hasFacets = criteria.industry.length + criteria.location.length + criteria.companySize.length > 0;
  if (filter && hasFacets) {
    const { companies: rows } = await searchCompanies(shared, filter, { limit: SHOWN });
    if (rows.length > 0)
      return {
        rows,
        total: await countCompanies(shared, filter),
        readAs: criteriaText(criteria),
        corrected: null,
      };
  }
  const { rows, total, corrected } = await browseShared(ctx, sentence);
  return { rows, total, readAs: null, corrected };
}
