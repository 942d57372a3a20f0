interface PersonField {
  label: string;
  /** Maximum characters of a cell. */
  max: number;
}

/** Contact fields; `mapping/header-words.ts` recognises their columns. */
const PERSON_FIELDS = {
  personName: { label: "Contact name", max: 200 },
  personFirstName: { label: "Contact first name", max: 100 },
  personLastName: { label: "Contact last name", max: 100 },
  personTitle: { label: "Contact job title", max: 200 },
  personEmail: { label: "Contact email", max: 1_000 },
  personPhone: { label: "Contact phone", max: 500 },
  personLinkedin: { label: "Contact LinkedIn", max: 300 },
  /** May come from several columns; `opt-outs/` finds and reads them. */
  personOptOut: { label: "May not be emailed", max: 1_000 },
} as const satisfies Record<string, PersonField>;

export type PersonFieldName = keyof typeof PERSON_FIELDS;

export const PERSON_FIELD_NAMES = Object.keys(PERSON_FIELDS) as PersonFieldName[];
export const personField = (name: PersonFieldName): PersonField => PERSON_FIELDS[name];

const NAMING: readonly string[] = ["personName", "personFirstName", "personLastName"];

export const namesPerson = (fields: readonly (string | null)[]): boolean =>
  fields.some((field) => field !== null && NAMING.includes(field));

const IDENTIFYING: readonly string[] = [...NAMING, "personEmail", "personPhone", "personLinkedin"];

/** Names the fields that a mapping lacks to identify the file's records; null if complete. */
export function namesBlockingReason(
  kind: "companies" | "contacts",
  fields: readonly (string | null)[],
): string | null {
  if (fields.includes("personOptOut") && !fields.includes("personEmail"))
    return "Choose which column holds the contact email: opt-outs are stored by address.";
  if (kind === "companies")
    return fields.includes("name") ? null : "Choose which column holds the company name.";
  return fields.some((field) => field !== null && IDENTIFYING.includes(field))
    ? null
    : "Choose which column holds the contact name, email, phone or LinkedIn.";
}
