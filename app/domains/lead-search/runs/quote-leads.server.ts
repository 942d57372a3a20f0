import type { AccountContext } from "~/core/context";
import { formatNumber, plural } from "~/core/format";
import type { LeadUsage } from "~/domains/billing/policy";
import { getLeadUsage } from "~/domains/billing/usage.server";
import type { LeadSearch } from "../lead-search";
import { chooseCompanies } from "./choose-companies.server";
import { zeroResultKeywords } from "./zero-result-keywords.server";

interface LeadQuote {
  /** Companies that the next run would add. */
  companies: number;
  /** Of these, the account's own: files, forms, pastes, replies and what it typed. */
  own: number;
  /** Of these, those it has paid for before. */
  paid: number;
  /** Of these, those that use a lead each. */
  cost: number;
  /** Null where nothing stops a run. */
  left: number | null;
}

/** What the next run would add and use, by the same choice as the run. Reads as many rows as it, writes nothing. */
export async function quoteLeads(
  ctx: AccountContext,
  search: LeadSearch,
  usage?: LeadUsage,
): Promise<LeadQuote> {
  const { left } = usage ?? (await getLeadUsage(ctx));
  const idle = search.companyIds ? [] : await zeroResultKeywords(ctx, search.criteria, false);
  const { chosen, free } = await chooseCompanies(ctx, search, idle, left ?? search.maxLeads);
  const cost = chosen.filter(({ isFree }) => !isFree).length;
  const paid = chosen.filter(({ company }) => free.get(company.id) === "paid").length;
  return { companies: chosen.length, own: chosen.length - cost - paid, paid, cost, left };
}

/** “38 companies: 30 yours (free), 8 new (8 of your 25 leads)” */
export function quoteText({ companies, own, paid, cost, left }: LeadQuote): string {
  if (companies === 0) return "No new companies to add: nothing is used";
  const parts = [
    own > 0 ? `${formatNumber(own)} yours (free)` : null,
    paid > 0 ? `${formatNumber(paid)} paid for before (free)` : null,
    cost > 0
      ? `${formatNumber(cost)} new (${left === null ? plural(cost, "lead") : `${formatNumber(cost)} of your ${plural(left, "lead")}`})`
      : null,
  ].filter((part) => part !== null);
  return `${plural(companies, "company", "companies")}: ${parts.join(", ")}`;
}
