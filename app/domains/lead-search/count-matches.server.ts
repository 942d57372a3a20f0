import type { AccountContext } from "~/core/context";
import type { Total } from "~/core/pagination";
import { countCompanies } from "~/domains/directory/count-companies.server";
import type { LeadSearch } from "./lead-search";
import { tiersOf } from "./search-tiers";

/** How many companies fit all criteria of a search, counted up to a bound. Reads at most 300 rows. */
export async function countMatches(ctx: AccountContext, search: LeadSearch): Promise<Total> {
  const [strict] = tiersOf(search.criteria);
  const [filter, ...more] = strict?.filters ?? [];
  if (!filter) return { count: 0, isExact: true };
  const total = await countCompanies(ctx, filter);
  // With more keywords than one query asks for, this is a lower bound.
  return { ...total, isExact: total.isExact && more.length === 0 };
}
