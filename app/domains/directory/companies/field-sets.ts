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

export const COMPANY_FACTS = namesWith<CompanyFact>(({ isFact }) => isFact);
export const INPUT_FIELDS = namesWith<CompanyInputField>(({ input }) => input);
export const LISTED_FACTS = namesWith<ListedFact>(({ input }) => input && input !== "long");
export const IMPORT_FIELDS = namesWith<ImportField>(({ headers }) => headers);
export const PLAIN_FIELDS = namesWith<PlainField>(({ isPlain }) => isPlain);

export const FIELD_COLUMNS = Object.fromEntries(
  NAMES.flatMap((name) => (TABLE[name].column ? [[name, TABLE[name].column]] : [])),
) as Record<With<{ column: string }>, string>;

export const companyField = (name: keyof Fields): CompanyField => TABLE[name];

export const shownFact = (company: Row, name: With<{ column: string }>): string | number | null =>
  (TABLE[name].shown ?? (() => company[name]))(company);

export const CSV_FIELDS = namesWith<With<{ csv: string }>>(({ csv }) => csv);
