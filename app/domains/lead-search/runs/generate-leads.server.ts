import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { countryCode, countryName, REGIONS, regionCountries } from "~/core/places/countries";
import { allowFreeLeads } from "~/domains/billing/allow-leads.server";
import { industryName, industryOf } from "~/domains/directory/taxonomy/industries";
import { createLeadSearch } from "../create-lead-search.server";
import { NO_CRITERIA } from "../criteria/search-criteria";
import { deleteLeadSearch } from "../delete-lead-search.server";
import type { LeadSearch } from "../lead-search";
import { DEFAULT_LEADS_PER_RUN, MAX_KEYWORD_LENGTH } from "../policy";
import type { GenerateLeadsInput } from "../schemas";
import { quoteLeads, requireFree } from "./quote-leads.server";
import { startLeadSearch } from "./start-lead-search.server";

function countriesOf(region: string): string[] {
  const code = countryCode(region);
  const codes = code ? [code] : regionCountries(region);
  if (codes) return [...codes];
  const known = Object.keys(REGIONS).slice(0, 5).join(", ");
  throw new DomainError("invalid", `Region not recognised. Enter an African country or one of: ${known}.`, {
    field: "region",
  });
}

/**
 * An industry that the taxonomy does not know is searched as a keyword.
 * @throws DomainError invalid, limit_reached; conflict with the cost if it is not accepted
 */
export async function generateLeads(
  ctx: BusinessContext,
  { industry, region, acceptCost, acceptBasic }: GenerateLeadsInput,
): Promise<LeadSearch> {
  const id = industry ? industryOf(industry) : null;
  const location = region ? countriesOf(region) : [];
  const keywords = industry && id === null ? [industry.slice(0, MAX_KEYWORD_LENGTH)] : [];
  const code = region && countryCode(region);
  const place = code ? countryName(code) : (region ?? "Africa");
  const draft = {
    criteria: { ...NO_CRITERIA, industry: id ? [id] : [], location, keywords },
    maxLeads: DEFAULT_LEADS_PER_RUN,
  };
  allowFreeLeads(ctx);
  if (acceptCost === false) requireFree(await quoteLeads(ctx, { ...draft, id: 0, companyIds: null }));
  const search = await createLeadSearch(ctx, {
    ...draft,
    searchName: `${id ? industryName(id) : industry || "Companies"} in ${place}`.slice(0, 120),
    sentence: null,
  });
  return startLeadSearch(ctx, search.id, { acceptBasic }).catch(async (error) => {
    await deleteLeadSearch(ctx, search.id);
    throw error;
  });
}
