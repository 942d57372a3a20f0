import type { AccountContext } from "~/core/context";
import { leadsOfCompanies } from "~/domains/lead-search/leads/leads-of-companies.server";
import { namedLeads } from "~/domains/lead-search/leads/named-leads.server";

const NAMED = 40;

/** Leads of these companies, and the newest that are named so; the surest first, one of a company. */
export async function findLeads(
  ctx: AccountContext,
  words: readonly string[],
  companyIds: readonly (number | null)[],
  limit: number,
) {
  const known = [...new Set(companyIds)].filter((id) => id !== null);
  const [ofCompanies, named] = await Promise.all([
    leadsOfCompanies(ctx, known, limit),
    namedLeads(ctx, words, NAMED),
  ]);
  const byCompany = new Map([...named, ...ofCompanies].map((lead) => [lead.companyId, lead]));
  return [...byCompany.values()].sort((a, b) => b.confidence - a.confidence).slice(0, limit);
}
