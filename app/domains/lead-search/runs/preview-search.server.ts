import { type AccountContext, isDemoWork } from "~/core/context";
import { formatNumber, plural } from "~/core/format";
import type { LeadUsage } from "~/domains/billing/policy";
import { countCompanies } from "~/domains/directory/search/count-companies.server";
import type { SearchCriteria } from "../criteria/search-criteria";
import { relaxationLevels } from "../criteria/search-relaxation";
import type { SearchQuery } from "../lead-search";
import { chooseCompanies } from "./choose-companies.server";
import { POOL_SIZE } from "./find-candidates.server";
import type { FreeReason } from "./lead-cost.server";
import type { LeadDraft } from "./lead-drafts";
import { type LeadQuote, quoteOf } from "./quote-leads.server";
import { withoutWords, zeroResultKeywords } from "./zero-result-keywords.server";

const SHOWN = 10;
/** Above this many companies, counts are not exact. */
const MAX_COUNT = 1_000;

type Ranked = Omit<LeadDraft, "isFree">;

interface SearchCount {
  companies: number;
  own: number;
  /** Already paid for. */
  paid: number;
  withEmail: number;
  /** Whether more companies exist than were counted. */
  isCut: boolean;
  /** Whether every company was checked; otherwise the other figures are estimates. */
  isExact: boolean;
}

/** How well the counted companies match. */
interface SearchFit {
  all: number;
  partly: number;
  likely: number;
}

export interface SearchPreview {
  count: SearchCount;
  fit: SearchFit;
  quote: LeadQuote;
  /** Highest confidence first. */
  rows: (Ranked & { free: FreeReason | null })[];
  /** Keywords that no company contains. */
  idle: string[];
}

const hasEmail = ({ contact }: Ranked) => Boolean(contact?.contactEmail && contact.source);

/** The counts of the checked companies: exact if these are all companies of the search, else the sample for `estimateCount`. */
function countOf(ranked: readonly Ranked[], free: ReadonlyMap<number, FreeReason>): SearchCount {
  const countFree = (reason: FreeReason) =>
    ranked.filter(({ company }) => free.get(company.id) === reason).length;
  const withEmail = ranked.filter(hasEmail).length;
  return {
    companies: ranked.length,
    own: countFree("own"),
    paid: countFree("paid"),
    withEmail,
    isCut: false,
    isExact: true,
  };
}

/** For a search with more companies than a run checks: the index counts them, and the checked ones are a sample. */
async function estimateCount(
  ctx: AccountContext,
  criteria: SearchCriteria,
  seen: SearchCount,
): Promise<SearchCount> {
  const filter = relaxationLevels(criteria)[0]?.filters[0];
  const total = filter
    ? await countCompanies(ctx, { ...filter, isOwnOnly: isDemoWork(ctx) }, MAX_COUNT)
    : null;
  const companies = Math.max(seen.companies, total?.count ?? 0);
  const share = (count: number) => Math.round((count / seen.companies) * companies);
  return {
    companies,
    own: share(seen.own),
    paid: share(seen.paid),
    withEmail: share(seen.withEmail),
    isCut: total !== null && (!total.isExact || total.count > MAX_COUNT),
    isExact: false,
  };
}

/**
 * Returns the results and cost of a search, chosen as in a run. Writes nothing; reads at most 10,000 rows, 5,000 of
 * them to count.
 */
export async function previewSearch(
  ctx: AccountContext,
  { criteria, maxLeads }: Pick<SearchQuery, "criteria" | "maxLeads">,
  { left }: Pick<LeadUsage, "left">,
): Promise<SearchPreview> {
  const idle = await zeroResultKeywords(ctx, criteria, isDemoWork(ctx));
  const search = { id: 0, criteria, companyIds: null, maxLeads };
  const { ranked, chosen, free, basic, found } = await chooseCompanies(ctx, search, idle, left ?? maxLeads);
  const seen = countOf(ranked, free);
  const isWhole = ranked.length < Math.max(POOL_SIZE, maxLeads * 2);
  const [partly, likely] = [found.partly.size, found.likely.size];
  const count = isWhole ? seen : await estimateCount(ctx, withoutWords(criteria, idle), seen);
  return {
    count,
    fit: { all: count.companies - partly - likely, partly, likely },
    quote: quoteOf(
      chosen.map(({ company }) => company),
      free,
      left,
      basic,
    ),
    rows: ranked.slice(0, SHOWN).map((draft) => ({ ...draft, free: free.get(draft.company.id) ?? null })),
    idle,
  };
}

/** “312 companies: 40 yours, 272 new; 118 with a contact email; uses up to 25 leads” */
export function previewText({ count, quote }: Pick<SearchPreview, "count" | "quote">): string {
  const { companies, own, paid, withEmail, isCut, isExact } = count;
  if (companies === 0) return "No matching companies. Try the whole country or another industry";
  const about = isExact ? "" : "about ";
  const all = isCut
    ? `At least ${formatNumber(companies)} companies`
    : plural(companies, "company", "companies");
  const of = (number: number, what: string) => `${about}${formatNumber(number)} ${what}`;
  const whose = [
    of(own, "yours"),
    ...(paid > 0 ? [of(paid, "already paid for")] : []),
    of(companies - own - paid, "new"),
  ].join(", ");
  const none = quote.basic > 0 ? "uses leads only for basic records you choose" : "uses no leads";
  const cost = quote.cost === 0 ? none : `uses up to ${plural(quote.cost, "lead")}`;
  return `${all}: ${whose}; ${of(withEmail, "with a contact email")}; ${cost}`;
}

/** “7 match all your criteria, 13 in part.” Empty if all companies match all criteria. */
export function fitText({ fit }: Pick<SearchPreview, "fit">): string {
  const { all, partly, likely } = fit;
  const looser = [
    ...(partly > 0 ? [`${formatNumber(partly)} in part`] : []),
    ...(likely > 0 ? [`${formatNumber(likely)} by industry only`] : []),
  ];
  if (looser.length === 0) return "";
  return `${formatNumber(all)} ${all === 1 ? "matches" : "match"} all your criteria, ${looser.join(", ")}.`;
}
