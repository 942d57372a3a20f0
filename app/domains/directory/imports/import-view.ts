import { formatTime } from "~/core/format";
import { countryName } from "~/core/places/countries";
import { companyField, IMPORT_FIELDS, type ImportField } from "../companies/field-sets";
import { industryName } from "../taxonomy/industries";
import { canMap, canUndo, type Import, isWorking } from "./import";
import { importJson } from "./import-json";
import { repeatedColumns } from "./mapping/guess-mapping";
import { readRow } from "./read-row";

const PREVIEW_ROWS = 10;
const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const LONGEST_ADDRESS = 254;

const isMailAddress = (cell: string) => cell.length <= LONGEST_ADDRESS && MAIL_ADDRESS.test(cell.trim());

export const importView = (row: Import, zone: string) => ({
  ...importJson(row),
  uploaded: formatTime(row.createdAt, zone),
  isWorking: isWorking(row.status),
  canMap: canMap(row),
  canUndo: canUndo(row),
});
export type ImportView = ReturnType<typeof importView>;

const importLabel = (name: ImportField) => companyField(name).importLabel ?? companyField(name).label;

export const columnsView = (row: Import) => ({
  columns: row.columns.map((name, at) => ({
    name,
    at,
    chosen: row.mapping[at] ?? "",
    samples: [...new Set(row.sample.flatMap((cells) => cells[at]?.trim() || []))].slice(0, 3),
  })),
  repeated: repeatedColumns(row.columns),
  namesPeople: row.sample.some((cells) => cells.some(isMailAddress)),
  isNothingKnown: row.mapping.every((field) => field === null),
  fields: IMPORT_FIELDS.map((field) => ({ value: field, label: importLabel(field) })),
});
export type ColumnsView = ReturnType<typeof columnsView>;

export function previewOf(row: Import) {
  const mapping = row.mapping as (ImportField | null)[];
  const companies = row.sample.flatMap((cells) => readRow({ line: 0, cells }, mapping).company ?? []);
  const shown = companies.slice(0, PREVIEW_ROWS).map((company) => ({
    name: company.name,
    country: company.country ? countryName(company.country) : "",
    city: company.city ?? "",
    industry: company.industry ? industryName(company.industry) : (company.industryText ?? ""),
    website: company.website ?? "",
    employees: company.employees?.toLocaleString("en-US") ?? company.size ?? "",
  }));
  const fields = (["name", "country", "city", "industry", "website", "employees"] as const).filter(
    (field) => mapping.includes(field) || (field === "industry" && mapping.includes("sector")),
  );
  return { rows: shown, fields: fields.map((field) => ({ field, label: companyField(field).label })) };
}
export type Preview = ReturnType<typeof previewOf>;
