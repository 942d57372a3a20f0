import type { Context } from "~/core/context";
import { formatTotal } from "~/core/format";
import { companyJson } from "~/domains/directory/companies/json";
import { confidenceOf } from "../confidence/confidence";
import { hasCriteria } from "../criteria/search-criteria";
import { placesElsewhere } from "../query-parser/out-of-coverage";
import { parseQueryCriteria } from "../query-parser/parse-query";
import { trySearch } from "./demo-search.server";

/** Without criteria to compare with, there is no score. Reads at most 450 rows. */
export async function tryScored(ctx: Context, sentence: string) {
  const asked = parseQueryCriteria(sentence);
  const { rows, total, corrected, isLooser, readAs } = await trySearch(ctx, sentence);
  const criteria = corrected ? parseQueryCriteria(corrected) : asked;
  const companies = rows.map((company) => ({
    company: companyJson(company),
    country: company.country,
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
    isLooser,
    readAs,
    corrected,
    elsewhere: placesElsewhere(sentence),
  };
}
export type ScoredFinds = Awaited<ReturnType<typeof tryScored>>;
