import { z } from "zod";
import { type CompanyInputField, companyField, INPUT_FIELDS } from "~/domains/directory/companies/field-sets";
import type { MergeList } from "../merge-lists";

/** The fields to choose from. A company's industry includes its original text, and a contact's company includes its website. */
const CONTACT_FIELDS = {
  contactName: "Name",
  contactTitle: "Job title",
  contactEmail: "Email",
  phoneNumber: "Phone",
  companyName: "Company",
  location: "Location",
  linkedinProfile: "LinkedIn profile",
} as const;
export type ContactMergeField = keyof typeof CONTACT_FIELDS;
type MergeField = CompanyInputField | ContactMergeField;

export const CONTACT_MERGE_FIELDS = Object.keys(CONTACT_FIELDS) as ContactMergeField[];

export const fieldsOf = (list: MergeList): { name: MergeField; label: string }[] =>
  list === "companies"
    ? INPUT_FIELDS.map((name) => ({ name, label: companyField(name).label }))
    : CONTACT_MERGE_FIELDS.map((name) => ({ name, label: CONTACT_FIELDS[name] }));

const NO_CHOICE = "Choose a record from this group.";
const rowId = z.number(NO_CHOICE).int(NO_CHOICE).positive(NO_CHOICE);

const names: MergeField[] = [...INPUT_FIELDS, ...CONTACT_MERGE_FIELDS];

export const MergeInput = z.object({
  keptId: rowId,
  /** The row that supplies each field; omitted fields use the kept row, or the first row with a value. */
  from: z
    .object(
      Object.fromEntries(names.map((name) => [name, rowId.optional()])) as {
        [Name in MergeField]: z.ZodOptional<typeof rowId>;
      },
    )
    .default({}),
});
export type MergeInput = z.output<typeof MergeInput>;

const isEmpty = (value: unknown) => value === null || value === undefined || value === "";

export function rowForField<Row extends { id: number }>(
  rows: readonly [Row, ...Row[]],
  name: MergeField & keyof Row,
  from: MergeInput["from"],
): Row {
  const chosen = from[name];
  return rows.find(({ id }) => id === chosen) ?? rows.find((row) => !isEmpty(row[name])) ?? rows[0];
}
