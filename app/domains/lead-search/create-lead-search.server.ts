import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import type { IndustryResults } from "./buyers/propose-buyers";
import { hasCriteria } from "./criteria/search-criteria";
import { writeCriteria } from "./criteria/write-criteria.server";
import type { LeadSearch } from "./lead-search";
import { getLeadSearch } from "./lead-searches.server";
import { countSearches } from "./leads/lead-totals.server";
import type { LeadSearchInput } from "./schemas";
import { leadSearches } from "./tables";

const NOTHING_UNDERSTOOD =
  "We found no country, industry, size or keyword in your description. Add at least one, or choose from the lists.";

/** Called only if buyers are proposed: reads the account's results. */
export type ReadResults = () => Promise<IndustryResults[]>;

/** Returns the given criteria, or those of the description. @throws DomainError invalid without any */
export async function criteriaOf(
  ctx: BusinessContext,
  input: Pick<LeadSearchInput, "criteria" | "sentence">,
  results?: ReadResults,
) {
  if (hasCriteria(input.criteria) || input.sentence === null) return input.criteria;
  const { criteria } = await writeCriteria(ctx, input.sentence, { results });
  if (!hasCriteria(criteria)) throw new DomainError("invalid", NOTHING_UNDERSTOOD, { field: "industries" });
  return criteria;
}

/** In addition to the input: the ids of selected companies, or the function that reads the account's results. */
export interface SearchSource {
  picked?: number[] | null;
  results?: ReadResults | undefined;
}

/** @throws DomainError invalid, limit_reached */
export async function createLeadSearch(
  ctx: BusinessContext,
  input: LeadSearchInput,
  { picked = null, results }: SearchSource = {},
): Promise<LeadSearch> {
  const criteria = picked ? input.criteria : await criteriaOf(ctx, input, results);
  const insert = ctx.db
    .insert(leadSearches)
    .values({
      accountId: ctx.account.id,
      createdBy: ctx.actor.userId,
      searchName: input.searchName,
      prompt: input.sentence,
      criteria,
      companyIds: picked,
      maxLeads: input.maxLeads,
      status: "pending",
      isDemo: ctx.account.isDemo,
      createdAt: ctx.now(),
    })
    .returning({ id: leadSearches.id });
  const [written] = await withQuota(ctx, { rows: 1 }, (count) =>
    ctx.d1.batch<{ id: number }>([statement(ctx, insert), countSearches(ctx, 1), statement(ctx, count)]),
  );
  return getLeadSearch(ctx, written?.results[0]?.id ?? 0);
}
