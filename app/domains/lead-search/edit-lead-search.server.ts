import { and, eq, ne } from "drizzle-orm";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { createLeadSearch, criteriaOf, type ReadResults } from "./create-lead-search.server";
import type { LeadSearch } from "./lead-search";
import { getLeadSearch } from "./lead-searches.server";
import type { LeadSearchInput } from "./schemas";
import { leadSearches } from "./tables";

const HAS_NO_CRITERIA = "This is a saved list without criteria. Create a new search instead.";

/** Keeps the leads found so far. @throws DomainError not_found; conflict while it runs, or for a list of selected companies */
export async function editLeadSearch(
  ctx: BusinessContext,
  searchId: number,
  input: LeadSearchInput,
  results?: ReadResults,
): Promise<LeadSearch> {
  const { companyIds: picked } = await getLeadSearch(ctx, searchId);
  if (picked) throw new DomainError("conflict", HAS_NO_CRITERIA);
  const criteria = await criteriaOf(ctx, input, results);
  const { searchName, sentence, maxLeads } = input;
  const [edited] = await ctx.db
    .update(leadSearches)
    .set({ searchName, prompt: sentence, criteria, maxLeads })
    .where(
      and(
        eq(leadSearches.id, searchId),
        eq(leadSearches.accountId, ctx.account.id),
        ne(leadSearches.status, "running"),
      ),
    )
    .returning();
  if (!edited)
    throw new DomainError("conflict", "This search is running. Edit the criteria once it has finished.");
  return edited;
}

/** @throws DomainError not_found */
export async function duplicateLeadSearch(ctx: BusinessContext, searchId: number): Promise<LeadSearch> {
  const {
    searchName,
    prompt: sentence,
    criteria,
    maxLeads,
    companyIds: picked,
  } = await getLeadSearch(ctx, searchId);
  const copied = `Copy of ${searchName}`.slice(0, 120);
  return createLeadSearch(ctx, { searchName: copied, sentence, criteria, maxLeads }, { picked });
}
