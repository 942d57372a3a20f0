import { countryName } from "~/core/places/countries";
import { plainText } from "~/core/text";
import { industryName } from "~/domains/directory/taxonomy/industries";
import type { LeadFactsRow } from "~/domains/lead-search/leads/lead-facts.server";
import type { Variable } from "./variables";

type LeadFacts = Omit<LeadFactsRow, "id" | "source" | "contactEmail">;

const TITLE = /^(mr|mrs|ms|miss|dr|prof|eng|engr|hon|sir|madam|chief|alhaji|alhaja|mme|mlle|m)\.?$/i;

function withoutComma(fullName: string): string {
  const [before = "", after = ""] = fullName.split(",").map((part) => part.trim());
  return after && !/\s/.test(before) ? `${after} ${before}` : before;
}

/** "Amina" and "wa Njeri" of "Dr. Amina wa Njeri"; what isn't known is empty. */
export function namesOf(fullName: string): { firstName: string; lastName: string } {
  const names = withoutComma(fullName).split(/\s+/).filter(Boolean);
  while (names.length > 1 && TITLE.test(names[0] ?? "")) names.shift();
  const [firstName = "", ...rest] = names;
  return { firstName, lastName: rest.join(" ") };
}

/** Plain text, but for `signature`, which is HTML. What nobody knows is empty. */
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
