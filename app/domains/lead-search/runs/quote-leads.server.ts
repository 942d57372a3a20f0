import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatNumber, plural } from "~/core/format";
import type { LeadUsage } from "~/domains/billing/policy";
import { getLeadUsage } from "~/domains/billing/usage.server";
import type { Company } from "~/domains/directory/companies/company";
import { isBasicRecord } from "~/domains/directory/open-data/basic-record";
import type { LeadSearch, SearchQuery } from "../lead-search";
import { chooseCompanies } from "./choose-companies.server";
import { type FreeReason, findFreeCompanies } from "./lead-cost.server";
import { zeroResultKeywords } from "./zero-result-keywords.server";

export interface LeadQuote {
  /** Companies that the next run would add. */
  companies: number;
  /** Of these, the account's own: from files, forms, pastes, replies and manual entry. */
  own: number;
  /** Of these, those already charged. */
  paid: number;
  /** Of these, demo companies. */
  demo: number;
  /** Of these, those that use a lead each. */
  cost: number;
  /** Leads left in the plan; null if nothing limits a run. */
  left: number | null;
  /** Basic records in addition to these, added only if they are accepted: one lead each. */
  basic: number;
}

type Quoted = Pick<Company, "id" | "isDemo" | "source" | "website" | "city">;

export function quoteOf(
  added: readonly Pick<Quoted, "id" | "isDemo">[],
  free: Map<number, FreeReason>,
  left: number | null,
  basic = 0,
): LeadQuote {
  const real = added.filter(({ isDemo }) => !isDemo);
  const own = real.filter(({ id }) => free.get(id) === "own").length;
  const paid = real.filter(({ id }) => free.get(id) === "paid").length;
  return {
    companies: added.length,
    own,
    paid,
    demo: added.length - real.length,
    cost: real.length - own - paid,
    left,
    basic,
  };
}

/** Returns what the next run would add and use, chosen as in the run. Reads as many rows as the run, writes nothing. */
export async function quoteLeads(
  ctx: AccountContext,
  search: SearchQuery,
  usage?: LeadUsage,
): Promise<LeadQuote> {
  const { left } = usage ?? (await getLeadUsage(ctx));
  const idle = search.companyIds ? [] : await zeroResultKeywords(ctx, search.criteria, false);
  const { chosen, free, basic } = await chooseCompanies(ctx, search, idle, left ?? search.maxLeads);
  return quoteOf(
    chosen.map(({ company }) => company),
    free,
    left,
    basic,
  );
}

/** For selected rows that are about to become a list. */
export async function quoteCompanies(
  ctx: AccountContext,
  companies: readonly Quoted[],
  acceptedBasic = 0,
): Promise<LeadQuote> {
  const { left } = await getLeadUsage(ctx);
  const free = await findFreeCompanies(
    ctx,
    companies.map(({ id }) => id),
  );
  const isFree = ({ id, isDemo }: Quoted) => isDemo || free.has(id);
  const costly = companies.filter((company) => !isFree(company));
  const known = costly.filter((company) => !isBasicRecord(company));
  const basic = costly.filter(isBasicRecord);
  const taken = [...known, ...basic.slice(0, acceptedBasic)].slice(0, left ?? costly.length);
  const room = (left ?? costly.length) - taken.length;
  return quoteOf(
    [...companies.filter(isFree), ...taken],
    free,
    left,
    Math.min(room, Math.max(0, basic.length - acceptedBasic)),
  );
}

/**
 * Whether a run without remaining leads is worthwhile: a list adds all free companies; a search needs free companies
 * that weren't already charged.
 */
export const canRunFree = ({ companyIds }: Pick<LeadSearch, "companyIds">, quote: LeadQuote): boolean =>
  companyIds ? quote.companies > 0 : quote.own + quote.demo > 0;

/** “38 companies: 30 yours (free), 8 new (8 of your 25 leads)” */
export function quoteText({ companies, own, paid, demo, cost, left }: LeadQuote): string {
  if (companies === 0) return "No new companies to add. No leads used";
  const parts = [
    own > 0 ? `${formatNumber(own)} yours (free)` : null,
    paid > 0 ? `${formatNumber(paid)} already paid for (free)` : null,
    demo > 0 ? `${formatNumber(demo)} demo (free)` : null,
    cost > 0
      ? `${formatNumber(cost)} new (${left === null ? plural(cost, "lead") : `${formatNumber(cost)} of your ${plural(left, "lead")}`})`
      : null,
  ].filter((part) => part !== null);
  return `${plural(companies, "company", "companies")}: ${parts.join(", ")}`;
}

/** “3 more are basic records: no website or city. They cost 1 lead each and are optional.” */
export const basicText = ({ companies, basic }: Pick<LeadQuote, "companies" | "basic">): string => {
  const [are, they] = basic === 1 ? ["is a basic record", "It costs"] : ["are basic records", "They cost"];
  const count = `${formatNumber(basic)}${companies > 0 ? " more" : ` ${basic === 1 ? "company" : "companies"}`}`;
  const chosen = basic === 1 ? "is optional" : "are optional";
  return `${count} ${are}: no website or city. ${they} 1 lead${basic === 1 ? "" : " each"} and ${chosen}.`;
};

/**
 * @throws DomainError conflict with the cost, which the user may accept. For basic records it also names their gaps,
 * and contains their number in the field `acceptBasic`.
 */
export function requireFree(quote: LeadQuote): void {
  if (quote.cost === 0 && quote.basic === 0) return;
  const asked = [`${quoteText(quote)}.`, ...(quote.basic > 0 ? [basicText(quote)] : [])].join(" ");
  const others: Record<string, string> = quote.basic > 0 ? { acceptBasic: String(quote.basic) } : {};
  throw new DomainError("conflict", asked, { field: "acceptCost", others });
}
