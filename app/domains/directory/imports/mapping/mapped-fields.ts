import { companyField, IMPORT_FIELDS, type ImportField } from "../../companies/field-sets";
import { COMPANY_FIELDS } from "../../companies/fields";
import type { Import } from "../import";
import { PERSON_FIELD_NAMES, type PersonFieldName, personField } from "../people/person-fields";
import { headerKey } from "./header-key";

export type MappedField = ImportField | PersonFieldName;
export type Mapping = readonly (MappedField | null)[];

export const MAPPED_FIELDS: MappedField[] = [...IMPORT_FIELDS, ...PERSON_FIELD_NAMES];

export const isPersonField = (name: MappedField): name is PersonFieldName =>
  PERSON_FIELD_NAMES.some((field) => field === name);

export function mappedField(name: MappedField): { label: string; max: number } {
  if (isPersonField(name)) return personField(name);
  const { label, importLabel, max } = companyField(name);
  return { label: importLabel ?? label, max };
}

const keysOf = (field: MappedField, headers: string) =>
  headers
    .split(", ")
    .filter(Boolean)
    .map((header, rank) => [headerKey(header), { field, rank }] as const);

const OF_COMPANIES = IMPORT_FIELDS.flatMap((field) => keysOf(field, COMPANY_FIELDS[field].headers));
const OF_PERSONS = PERSON_FIELD_NAMES.flatMap((field) => keysOf(field, personField(field).headers));
const OF_PEOPLE = PERSON_FIELD_NAMES.flatMap((field) => keysOf(field, personField(field).ofPeople ?? ""));

/** The later of two that mean the same stands. */
const BY_HEADER = {
  companies: new Map([...OF_PERSONS, ...OF_COMPANIES]),
  contacts: new Map([...OF_COMPANIES, ...OF_PERSONS, ...OF_PEOPLE]),
};

export const fieldOfHeader = (column: string, kind: Import["kind"] = "companies") => {
  const key = headerKey(column);
  return key === "" ? undefined : BY_HEADER[kind].get(key);
};
