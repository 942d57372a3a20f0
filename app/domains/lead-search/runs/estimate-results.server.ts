import { type AccountContext, isDemoWork } from "~/core/context";
import { formatTotal } from "~/core/format";
import type { Total } from "~/core/pagination";
import { countCompanies } from "~/domains/directory/search/count-companies.server";
import { type CompanyFilter, searchCompanies } from "~/domains/directory/search/search-companies.server";
import { likelyFilter, type RelaxationLevel, relaxationLevels } from "../criteria/search-relaxation";
import type { LeadSearch } from "../lead-search";
import { idleText, withoutWords, zeroResultKeywords } from "./zero-result-keywords.server";

/** Above this many strict matches, the relaxed ones are not counted, which limits the rows read. */
const FEW = 150;
const FEW_IN_CITY = 30;

export interface Matches {
  all: Total;
  /** Additional companies of unknown size; null if a run has enough without them. */
  butSize: Total | null;
  /** Keywords without effect: no company contains them. */
  idle: string[];
}

/** The word index also finds companies named after a city: if few are found, each one is checked. */
async function countFitting(
  ctx: AccountContext,
  filter: CompanyFilter,
  { matchesCity }: RelaxationLevel,
): Promise<Total> {
  const total = await countCompanies(ctx, filter);
  if (!filter.cities || !total.isExact || total.count > FEW_IN_CITY) return total;
  const { companies } = await searchCompanies(ctx, filter, { limit: FEW_IN_CITY });
  return { ...total, count: companies.filter(matchesCity).length };
}

/** Reads at most 470 rows. */
export async function estimateResults(ctx: AccountContext, search: LeadSearch): Promise<Matches> {
  const idle = await zeroResultKeywords(ctx, search.criteria, isDemoWork(ctx));
  const [strict] = relaxationLevels(withoutWords(search.criteria, idle));
  const [first, ...more] = strict?.filters ?? [];
  const filter = first && { ...first, isOwnOnly: isDemoWork(ctx) };
  if (!strict || !filter) return { all: { count: 0, isExact: true }, butSize: null, idle };
  const total = await countFitting(ctx, filter, strict);
  // With more keywords than one query allows, this is a lower bound.
  const all = { ...total, isExact: total.isExact && more.length === 0 };
  const isEnough = !all.isExact || all.count >= Math.min(search.maxLeads, FEW);
  if (isEnough || search.criteria.companySize.length === 0) return { all, butSize: null, idle };
  const loose = await countFitting(ctx, { ...filter, allowUnknown: { size: true } }, strict);
  return { all, butSize: { ...loose, count: Math.max(0, loose.count - all.count) }, idle };
}

export async function estimatePossible(ctx: AccountContext, { criteria }: LeadSearch): Promise<string> {
  const filter = criteria.takeLikely ? undefined : likelyFilter(criteria);
  if (!filter) return "";
  const total = await countCompanies(ctx, { ...filter, isOwnOnly: isDemoWork(ctx) });
  if (total.count === 0) return "";
  return ` ${formatTotal(total)} more possible ${total.count === 1 ? "match" : "matches"} by industry. Edit the search to include ${total.count === 1 ? "it" : "them"}.`;
}

export function matchesText({ all, butSize, idle }: Matches): string {
  const words = idleText(idle);
  return `${fitText({ all, butSize })}${words ? `. ${words.slice(0, -1)}` : ""}`;
}

function fitText({ all, butSize }: Omit<Matches, "idle">): string {
  const isNone = all.count === 0 && all.isExact;
  const subject = isNone ? "No" : formatTotal(all);
  const fit = `${subject} ${isNone || all.count === 1 ? "company matches" : "companies match"} all your criteria`;
  if (!butSize || butSize.count === 0) return fit;
  const count = `${formatTotal(butSize)}${isNone ? "" : " more"}`;
  const rest = butSize.count === 1 ? "matches, but its size is" : "match, but their size is";
  return `${fit}; ${count} ${rest} not available`;
}
