import type { Context } from "~/core/context";
import { companyJson } from "~/domains/directory/companies/json";
import { confidenceOf } from "../confidence/confidence";
import { parseQueryCriteria } from "../query-parser/parse-query";
import { criteriaText } from "../view";
import { trySearch } from "./demo-search.server";

const SENTENCE = "solar companies in Kenya";

/** From the starter directory, read, found and scored as in a run. */
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
