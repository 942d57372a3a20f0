import { countryName } from "~/core/places/countries";
import { plainText } from "~/core/text";
import { industryName } from "~/domains/directory/taxonomy/industries";
import type { LeadFactsRow } from "~/domains/lead-search/leads/lead-facts.server";
import { namesOf } from "./names-of";
import type { Variable } from "./variables";

type LeadFacts = Omit<LeadFactsRow, "id" | "source" | "contactEmail">;

/** Values are plain text, except `signature`, which is HTML. Unknown values are empty. */
export function leadValues(lead: LeadFacts, signatureHtml: string): Record<Variable, string> {
  const fullName = plainText(lead.contactName ?? "");
  const city = plainText(lead.city ?? "");
  const country = lead.country ? plainText(countryName(lead.country)) : "";
  return {
    ...namesOf(fullName),
    fullName,
    companyName: plainText(lead.companyName),
    contactTitle: plainText(lead.contactTitle ?? ""),
    industry: lead.industry ? plainText(industryName(lead.industry)) : "",
    location: [city, country].filter(Boolean).join(", "),
    city,
    country,
    signature: signatureHtml,
  };
}
