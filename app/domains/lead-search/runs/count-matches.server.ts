import { type AccountContext, isDemoWork } from "~/core/context";
import { formatTotal } from "~/core/format";
import type { Total } from "~/core/pagination";
import { countCompanies } from "~/domains/directory/search/count-companies.server";
import { tiersOf } from "../criteria/search-tiers";
import type { LeadSearch } from "../lead-search";

/** Above this many strict matches the looser ones are not counted, which bounds what is read. */
const FEW = 150;

export interface Matches {
  all: Total;
  /** But for a size that is not known; null where a run has enough without them. */
  butSize: Total | null;
}

/** Reads at most 450 rows. */
export async function countMatches(ctx: AccountContext, search: LeadSearch): Promise<Matches> {
  const [strict] = tiersOf(search.criteria);
  const [first, ...more] = strict?.filters ?? [];
  const filter = first && { ...first, isOwnOnly: isDemoWork(ctx) };
  if (!filter) return { all: { count: 0, isExact: true }, butSize: null };
  const total = await countCompanies(ctx, filter);
  // With more keywords than one query asks for, this is a lower bound.
  const all = { ...total, isExact: total.isExact && more.length === 0 };
  const isEnough = !all.isExact || all.count >= Math.min(search.maxLeads, FEW);
  if (isEnough || search.criteria.companySize.length === 0) return { all, butSize: null };
  const loose = await countCompanies(ctx, { ...filter, allowUnknown: { size: true } });
  return { all, butSize: { ...loose, count: Math.max(0, loose.count - all.count) } };
}

export function matchesText({ all, butSize }: Matches): string {
  const isNone = all.count === 0 && all.isExact;
  const subject = isNone ? "No" : formatTotal(all);
  const fit = `${subject} ${isNone || all.count === 1 ? "company fits" : "companies fit"} all of your criteria`;
  if (!butSize || butSize.count === 0) return fit;
  const count = `${formatTotal(butSize)}${isNone ? "" : " more"}`;
  const rest = butSize.count === 1 ? "fits except that its size is" : "fit except that their size is";
  return `${fit}; ${count} ${rest} not known`;
}
