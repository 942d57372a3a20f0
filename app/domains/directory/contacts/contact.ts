import { countryCode } from "~/core/places/countries";
import { tokens } from "../search/normalize-for-search";
import { countryToken, documentFor, hiddenToken, industryToken } from "../search/search-words";
import type { contacts } from "../tables";
import { industryOf } from "../taxonomy/industries";
import type { ContactInput } from "./contact-input";

export type Contact = typeof contacts.$inferSelect;

export const OWN_SOURCE = "your edit";

/** Whether a user changed a field of the contact; `sources` is SQL of its `field_sources`. */
export const isEditedSql = (sources: string): string =>
  `(ifnull(${sources}, '') LIKE '%"source":"${OWN_SOURCE}"%')`;

const POINTS: [field: keyof ContactInput, points: number][] = [
  ["contactEmail", 30],
  ["companyName", 20],
  ["contactTitle", 15],
  ["phoneNumber", 15],
  ["companyWebsite", 10],
  ["linkedinProfile", 10],
];

/** 0 to 100. */
export const contactConfidence = (contact: ContactInput): number =>
  POINTS.reduce((sum, [field, points]) => sum + (contact[field] ? points : 0), 0);

/** The country code (ISO 3166-1 alpha-2) of a location such as "Mombasa, Kenya"; null if none is recognised. */
export function countryOfLocation(location: string | null): string | null {
  const parts = (location ?? "").split(",").reverse();
  for (const part of parts) {
    const code = countryCode(part);
    if (code) return code;
  }
  return null;
}

export function contactDocument(
  contact: ContactInput,
  accountId: number | null,
  hiddenFrom: number[] = [],
): string {
  const { contactName, contactTitle, contactEmail, companyName, location, industry } = contact;
  const words = [contactName, contactTitle, contactEmail, companyName, location, industry];
  const document = documentFor(accountId, [
    ...new Set(words.flatMap((text) => tokens(text ?? "")).slice(0, 100)),
    countryToken(countryOfLocation(location)),
    industryToken(industryOf(industry ?? "")),
  ]);
  return [document, ...hiddenFrom.map(hiddenToken)].join(" ");
}
