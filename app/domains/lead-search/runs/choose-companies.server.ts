import type { AccountContext } from "~/core/context";
import { findContactsOfCompanies } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import type { SearchQuery } from "../lead-search";
import { type Candidates, findCandidates } from "./find-candidates.server";
import { type FreeReason, findFreeCompanies } from "./lead-cost.server";
import { chooseLeads, type LeadDraft, rankCandidates } from "./lead-drafts";
import { withoutWords } from "./zero-result-keywords.server";

interface Choice {
  found: Candidates;
  free: Map<number, FreeReason>;
  /** All checked companies, highest confidence first. */
  ranked: Omit<LeadDraft, "isFree">[];
  chosen: LeadDraft[];
  /** Basic records that the run would also add, one lead each, if they were accepted. */
  basic: number;
}

const AS_MANY_AS_FIT = Number.POSITIVE_INFINITY;

/** Returns the companies that a run with this budget of leads would add, highest confidence first. Writes nothing. */
export async function chooseCompanies(
  ctx: AccountContext,
  search: SearchQuery,
  idle: readonly string[],
  budget: number,
): Promise<Choice> {
  const criteria = withoutWords(search.criteria, idle);
  const found = await findCandidates(ctx, { ...search, criteria });
  const { companies } = found;
  const [contacts, free] = await Promise.all([
    findContactsOfCompanies(ctx, companies),
    findFreeCompanies(
      ctx,
      companies.map(({ id }) => id),
    ),
  ]);
  const ranked = rankCandidates(companies, contacts, criteria, ctx.now());
  const choose = (basic: number) => chooseLeads(ranked, free, budget, search.maxLeads, basic);
  const chosen = choose(search.acceptedBasic ?? 0);
  return { found, free, ranked, chosen, basic: choose(AS_MANY_AS_FIT).length - chosen.length };
}
