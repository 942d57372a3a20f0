import type { AccountContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatNumber, plural } from "~/core/format";
import type { LeadUsage } from "~/domains/billing/policy";
import { getLeadUsage } from "~/domains/billing/usage.server";
import type { Company } from "~/domains/directory/companies/company";
import type { LeadSearch, SearchQuery } from "../lead-search";
import { chooseCompanies } from "./choose-companies.server";
import { type FreeReason, findFreeCompanies } from "./lead-cost.server";
import { zeroResultKeywords } from "./zero-result-keywords.server";

interface LeadQuote {
  /** Companies that the next run would add. */
  companies: number;
  /** Of these, the account's own: files, forms, pastes, replies and what it typed. */
  own: number;
  /** Of these, those it has paid for before. */
  paid: number;
  /** Of these, those of demo work. */
  demo: number;
  /** Of these, those that use a lead each. */
  cost: number;
  /** Null where nothing stops a run. */
  left: number | null;
}

type Quoted = Pick<Company, "id" | "isDemo">;

function quoteOf(added: readonly Quoted[], free: Map<number, FreeReason>, left: number | null): LeadQuote {
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
  };
}

/** What the next run would add and use, by the same choice as the run. Reads as many rows as it, writes nothing. */
export async function quoteLeads(
  ctx: AccountContext,
  search: SearchQuery,
  usage?: LeadUsage,
): Promise<LeadQuote> {
  const { left } = usage ?? (await getLeadUsage(ctx));
  const idle = search.companyIds ? [] : await zeroResultKeywords(ctx, search.criteria, false);
  const { chosen, free } = await chooseCompanies(ctx, search, idle, left ?? search.maxLeads);
  return quoteOf(
    chosen.map(({ company }) => company),
    free,
    left,
  );
}

/** Of rows that were picked and are a list soon. */
export async function quoteCompanies(ctx: AccountContext, companies: readonly Quoted[]): Promise<LeadQuote> {
  const { left } = await getLeadUsage(ctx);
  const free = await findFreeCompanies(
    ctx,
    companies.map(({ id }) => id),
  );
  const isFree = ({ id, isDemo }: Quoted) => isDemo || free.has(id);
  const costly = companies.filter((company) => !isFree(company));
  return quoteOf([...companies.filter(isFree), ...costly.slice(0, left ?? costly.length)], free, left);
}

/** Whether a run is worth starting without a lead left: a list takes all that is free, a search wants more than was paid for before. */
export const canRunFree = ({ companyIds }: Pick<LeadSearch, "companyIds">, quote: LeadQuote): boolean =>
  companyIds ? quote.companies > 0 : quote.own + quote.demo > 0;

/** “38 companies: 30 yours (free), 8 new (8 of your 25 leads)” */
export function quoteText({ companies, own, paid, demo, cost, left }: LeadQuote): string {
  if (companies === 0) return "No new companies to add: nothing is used";
  const parts = [
    own > 0 ? `${formatNumber(own)} yours (free)` : null,
    paid > 0 ? `${formatNumber(paid)} paid for before (free)` : null,
    demo > 0 ? `${formatNumber(demo)} demo (free)` : null,
    cost > 0
      ? `${formatNumber(cost)} new (${left === null ? plural(cost, "lead") : `${formatNumber(cost)} of your ${plural(left, "lead")}`})`
      : null,
  ].filter((part) => part !== null);
  return `${plural(companies, "company", "companies")}: ${parts.join(", ")}`;
}

/** @throws DomainError conflict with the cost, which the person accepts or not */
export function requireFree(quote: LeadQuote): void {
  if (quote.cost > 0) throw new DomainError("conflict", `${quoteText(quote)}.`, { field: "acceptCost" });
}
