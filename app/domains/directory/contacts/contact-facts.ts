import { formatDate } from "~/core/format";
import type { FieldSources } from "../tables";
import { type Contact, OWN_SOURCE } from "./contact";
import type { ContactInput } from "./contact-input";

/** The facts of a contact's page, with labels. */
const FACTS = {
  contactTitle: "Job title",
  companyName: "Company",
  contactEmail: "Email",
  phoneNumber: "Phone",
  location: "Location",
  linkedinProfile: "LinkedIn",
} satisfies Partial<Record<keyof ContactInput, string>>;

type ContactField = keyof typeof FACTS;

/** Facts with source and date; the date is null if the source text includes it. */
export const contactFacts = (contact: Contact) =>
  (Object.keys(FACTS) as ContactField[]).map((field) => {
    const { source, at } = contact.fieldSources?.[field] ?? { source: contact.source, at: contact.createdAt };
    const date = formatDate(new Date(at));
    return {
      field,
      label: FACTS[field],
      value: contact[field],
      source,
      date: source.includes(date) ? null : date,
    };
  });
export type ContactFact = ReturnType<typeof contactFacts>[number];

/** The field sources after an edit: changed fields have the editor as source, the others keep theirs. */
export function sourcesAfter(before: Contact, input: ContactInput, at: Date): FieldSources | null {
  const changed = (Object.keys(input) as (keyof ContactInput)[]).filter(
    (field) => (input[field] ?? null) !== before[field],
  );
  const edited = changed.map((field) => [field, { source: OWN_SOURCE, at: at.toISOString() }]);
  return changed.length > 0 ? { ...before.fieldSources, ...Object.fromEntries(edited) } : before.fieldSources;
}
