import type { AccountContext } from "~/core/context";
import { leadsOfCompanies } from "~/domains/lead-search/leads/leads-of-companies.server";
import { surestLeads } from "~/domains/lead-search/leads/surest-leads.server";
import { namesFit } from "./search-query";

const SUREST = 100;

/** Leads of these companies, and of the surest those that are named so; the surest first, one of a company. */
export async function findLeads(
  ctx: AccountContext,
  words: readonly string[],
  companyIds: readonly (number | null)[],
  limit: number,
) {
  const known = [...new Set(companyIds)].filter((id) => id !== null);
  const [ofCompanies, surest] = await Promise.all([
    leadsOfCompanies(ctx, known, limit),
    surestLeads(ctx, SUREST),
  ]);
  const fits = namesFit(words);
  const named = surest.filter(({ companyName, contactName }) => fits(`${companyName} ${contactName ?? ""}`));
  const byCompany = new Map([...named, ...ofCompanies].map((lead) => [lead.companyId, lead]));
  return [...byCompany.values()].sort((a, b) => b.confidence - a.confidence).slice(0, limit);
}
