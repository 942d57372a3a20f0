import type { Opportunity } from "./opportunity";

export interface OpportunityField {
  label: string;
  hint?: string;
  /** How it is entered and displayed; `line` and `text` are plain text of one or several lines. */
  kind: "line" | "text" | "money" | "region" | "stage" | "percent" | "day" | "teammate" | "email" | "phone";
  /** Maximum characters, in forms and the API. */
  max?: number;
  /** Error message if it is missing. */
  required?: string;
  /** Column name in the CSV export. */
  csv: string;
  /** History entry; "changed" omits values, so that personal data is not in the history and needs no erasure there. */
  history?: "value" | "changed";
  /** Shown in the opportunity form. */
  isInForm?: true;
  /** Editable in a table cell, with an optimistic lock. */
  isCell?: true;
  /** Data about the contact: erased with them. */
  isContact?: true;
}

/**
 * The editable fields of an opportunity. Each name is the JSON key and the column in `tables.ts`. Schemas, form,
 * history, export, insert and erasure read this table. A new text field needs an entry here, a column in `tables.ts`,
 * its migration, and a place in `CSV_FIELDS` and in the form.
 */
export const OPPORTUNITY_FIELDS = {
  title: {
    label: "Title",
    kind: "line",
    max: 160,
    required: "Title is required",
    csv: "title",
    history: "value",
    isInForm: true,
  },
  description: {
    label: "Description",
    kind: "text",
    max: 5000,
    csv: "description",
    history: "changed",
    isInForm: true,
  },
  revenue: {
    label: "Deal value",
    hint: "Expected revenue in US dollars.",
    kind: "money",
    csv: "value usd",
    history: "value",
    isInForm: true,
    isCell: true,
  },
  region: {
    label: "Region",
    kind: "region",
    required: "Region is required",
    csv: "region",
    history: "value",
    isInForm: true,
  },
  status: { label: "Stage", kind: "stage", csv: "stage" },
  probability: {
    label: "Probability",
    hint: "Defaults to the stage’s probability: 10%, 25% or 50%.",
    kind: "percent",
    csv: "probability",
    history: "value",
    isInForm: true,
  },
  closeDate: {
    label: "Close date",
    hint: "Expected decision date.",
    kind: "day",
    csv: "close date",
    history: "value",
    isInForm: true,
    isCell: true,
  },
  lostReason: { label: "Loss reason", kind: "text", max: 500, csv: "lost reason" },
  ownerId: {
    label: "Owner",
    hint: "Teammate responsible for this deal.",
    kind: "teammate",
    csv: "owner",
    history: "changed",
    isInForm: true,
    isCell: true,
  },
  contactName: {
    label: "Contact",
    kind: "line",
    max: 120,
    csv: "contact name",
    history: "changed",
    isInForm: true,
    isContact: true,
  },
  contactEmail: {
    label: "Email",
    kind: "email",
    max: 254,
    csv: "contact email",
    history: "changed",
    isInForm: true,
    isContact: true,
  },
  contactPhone: {
    label: "Phone",
    kind: "phone",
    csv: "contact phone",
    history: "changed",
    isInForm: true,
    isContact: true,
  },
  companyName: {
    label: "Company",
    kind: "line",
    max: 160,
    csv: "company",
    history: "value",
    isInForm: true,
  },
} as const satisfies Partial<Record<keyof Opportunity, OpportunityField>>;

type Fields = typeof OPPORTUNITY_FIELDS;
export type FieldName = keyof Fields;
type With<Trait> = { [Name in FieldName]: Fields[Name] extends Trait ? Name : never }[FieldName];

const TABLE: Record<FieldName, OpportunityField> = OPPORTUNITY_FIELDS;

export const opportunityField = (name: FieldName): OpportunityField => TABLE[name];

export const FIELD_NAMES = Object.keys(TABLE) as FieldName[];

const namesWith = <Name extends FieldName>(has: (field: OpportunityField) => unknown) =>
  FIELD_NAMES.filter((name) => has(TABLE[name])) as Name[];

/** All fields except title, region and stage, which are required. */
export type OptionalField = Exclude<FieldName, With<{ required: string }> | "status">;
export type FormField = With<{ isInForm: true }>;
export type CellName = With<{ isCell: true }>;
export type HistoryField = With<{ history: string }>;
export type ContactField = With<{ isContact: true }>;
type TextField = With<{ kind: "line" | "text" | "email" | "phone" }>;

export const OPTIONAL_FIELDS = namesWith<OptionalField>(
  ({ required, kind }) => !required && kind !== "stage",
);
export const FORM_FIELDS = namesWith<FormField>(({ isInForm }) => isInForm);
export const CELLS = namesWith<CellName>(({ isCell }) => isCell);
export const HISTORY_FIELDS = namesWith<HistoryField>(({ history }) => history);
export const CONTACT_FIELDS = namesWith<ContactField>(({ isContact }) => isContact);
export const TEXT_FIELDS = namesWith<TextField>(({ kind }) => /^(line|text|email|phone)$/.test(kind));

/** In the published column order of the CSV export. */
export const CSV_FIELDS = [
  "title",
  "status",
  "revenue",
  "probability",
  "closeDate",
  "region",
  "ownerId",
  "companyName",
  "contactName",
  "contactEmail",
  "contactPhone",
  "lostReason",
  "description",
] as const satisfies FieldName[];

export const pickFields = <Name extends FieldName>(row: Opportunity, names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Opportunity, Name>;
