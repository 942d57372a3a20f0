import type { companies } from "../tables";
import { COMPANY_FIELDS, type CompanyField } from "./fields";

type Row = typeof companies.$inferSelect;
type Fields = typeof COMPANY_FIELDS;
type With<Trait> = { [Name in keyof Fields]: Fields[Name] extends Trait ? Name : never }[keyof Fields];

const TABLE: Record<keyof Fields, CompanyField> = COMPANY_FIELDS;
const NAMES = Object.keys(TABLE) as (keyof Fields)[];

export type CompanyFact = With<{ isFact: true }>;
export type CompanyInputField = With<{ input: string }>;
export type ListedFact = Exclude<CompanyInputField, With<{ input: "long" }>>;
export type ImportField = With<{ headers: string }>;
export type PlainField = With<{ isPlain: true }>;

const namesWith = <Name extends keyof Fields>(has: (field: CompanyField) => unknown) =>
  NAMES.filter((name) => has(TABLE[name])) as Name[];

/** What is said about a company: what edits, imports and seeding compare. */
export const COMPANY_FACTS = namesWith<CompanyFact>(({ isFact }) => isFact);
/** What a person enters, in the order of the form. */
export const INPUT_FIELDS = namesWith<CompanyInputField>(({ input }) => input);
/** What lists show of a company. */
export const LISTED_FACTS = namesWith<ListedFact>(({ input }) => input && input !== "long");
/** What a column of a file can become, in the order of the choices. */
export const IMPORT_FIELDS = namesWith<ImportField>(({ headers }) => headers);
export const PLAIN_FIELDS = namesWith<PlainField>(({ isPlain }) => isPlain);

/** Columns of the table by the names that drizzle gives them. */
export const FIELD_COLUMNS = Object.fromEntries(
  NAMES.flatMap((name) => (TABLE[name].column ? [[name, TABLE[name].column]] : [])),
) as Record<With<{ column: string }>, string>;

export const companyField = (name: keyof Fields): CompanyField => TABLE[name];

/** A field of a company as people read it. */
export const shownFact = (company: Row, name: With<{ column: string }>): string | number | null =>
  (TABLE[name].shown ?? (() => company[name]))(company);

/** The fields of an export with the cell of each. */
export const CSV_FIELDS = namesWith<With<{ csv: string }>>(({ csv }) => csv);
