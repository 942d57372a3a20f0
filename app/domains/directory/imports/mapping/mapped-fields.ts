import { companyField, IMPORT_FIELDS, type ImportField } from "../../companies/field-sets";
import { COMPANY_FIELDS } from "../../companies/fields";
import type { Import } from "../import";
import { PERSON_FIELD_NAMES, type PersonFieldName, personField } from "../people/person-fields";
import { type HeaderField, headerFieldOf } from "./header-field";
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

const OF_COMPANIES = new Map(
  IMPORT_FIELDS.flatMap((field) =>
    COMPANY_FIELDS[field].headers
      .split(", ")
      .map((header, rank) => [headerKey(header), { field, rank, subject: null }] as const),
  ),
);

/** Several columns may map to these fields: the first filled, readable cell counts; for opt-outs, the strongest. */
const OF_SEVERAL: readonly MappedField[] = [
  "personOptOut",
  "personEmail",
  "personPhone",
  "personTitle",
  "personLinkedin",
  "website",
  "city",
  "country",
];
export const isOfSeveral = (field: MappedField): boolean => OF_SEVERAL.includes(field);

/** Returns a column's field by its name: a contact field first in a contact file, otherwise a company field first. */
export function fieldOfHeader(column: string, kind: Import["kind"] = "companies"): HeaderField | undefined {
  const key = headerKey(column);
  if (key === "") return undefined;
  const known: HeaderField | undefined = OF_COMPANIES.get(key);
  if (kind === "companies" && known) return known;
  const read = headerFieldOf(column, kind);
  // If the words match only a company field, the list of company columns is more exact.
  return known && (!read || read.isPlaceOnly || read.field === known.field)
    ? { ...known, subject: read?.subject ?? null }
    : read;
}
