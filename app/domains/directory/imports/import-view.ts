import { formatDate, formatNumber, formatTime, plural } from "~/core/format";
import { countryName } from "~/core/places/countries";
import { companyField, IMPORT_FIELDS } from "../companies/field-sets";
import { industryName } from "../taxonomy/industries";
import { canMap, canUndo, type Import, isWorking } from "./import";
import { importJson } from "./import-json";
import { repeatedColumns } from "./mapping/guess-mapping";
import { knownTool } from "./mapping/known-tools";
import { fieldOfHeader, type MappedField, type Mapping, mappedField } from "./mapping/mapped-fields";
import { type OptOut, optOutReader, readOptOut } from "./opt-outs/read-opt-outs";
import { namesPerson, PERSON_FIELD_NAMES } from "./people/person-fields";
import { readRow } from "./read-row";
import { rowLayout } from "./row-layout";

const PREVIEW_ROWS = 10;
const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const MAX_ADDRESS_LENGTH = 254;

const isMailAddress = (cell: string) => cell.length <= MAX_ADDRESS_LENGTH && MAIL_ADDRESS.test(cell.trim());

export const importView = (row: Import, zone: string) => ({
  ...importJson(row),
  uploaded: formatTime(row.createdAt, zone),
  isWorking: isWorking(row.status),
  canMap: canMap(row),
  canUndo: canUndo(row),
});
export type ImportView = ReturnType<typeof importView>;

/** "25 contacts in the file: 20 new, 5 existing" */
export const peopleText = (added: number, known: number): string =>
  known === 0
    ? `${plural(added, "contact")} imported`
    : `${plural(added + known, "contact")} in the file: ${formatNumber(added)} new, ${formatNumber(known)} existing`;

/** Company fields offered for contacts; a contact's location is taken from the company's fields. */
const OF_PEOPLE: MappedField[] = ["name", "website", "city", "country", "industry", "source"];
const offered = ({ kind }: Import) =>
  kind === "contacts" ? [...PERSON_FIELD_NAMES, ...OF_PEOPLE] : [...IMPORT_FIELDS, ...PERSON_FIELD_NAMES];

/** In a contact file, the name of an unmapped company column; null if there is none. */
function companyLeftOut({ kind, columns, mapping }: Import): string | null {
  if (kind !== "contacts" || mapping.includes("name")) return null;
  return columns.find((column, at) => !mapping[at] && fieldOfHeader(column, kind)?.field === "name") ?? null;
}

export const columnsView = (row: Import) => ({
  columns: row.columns.map((name, index) => ({
    name,
    at: index,
    chosen: row.mapping[index] ?? "",
    samples: [...new Set(row.sample.flatMap((cells) => cells[index]?.trim() || []))].slice(0, 3),
  })),
  repeated: repeatedColumns(row.columns),
  tool: knownTool(row.columns),
  isNamedTwice: row.mapping.includes("personName") && row.mapping.includes("personFirstName"),
  companyColumn: companyLeftOut(row),
  namesPeople: !namesPerson(row.mapping) && row.sample.some((cells) => cells.some(isMailAddress)),
  isNothingKnown: row.mapping.every((field) => field === null),
  fields: offered(row).map((field) => ({ value: field as string, label: mappedField(field).label })),
});
export type ColumnsView = ReturnType<typeof columnsView>;

const NOT_EMAILED = mappedField("personOptOut").label;

const OPT_OUT_LABELS: Record<OptOut["reason"], string> = {
  unsubscribe: "Unsubscribed",
  bounce: "Bounced",
  complaint: "Spam complaint",
  manual: "Opted out",
};

/** "Unsubscribed, 2 Feb 2025"; empty for a contact who can be emailed. */
function optOutText(optOut: OptOut | null): string {
  if (!optOut) return "";
  if (optOut.value !== null) return `“${optOut.value}”: needs your decision`;
  const label = OPT_OUT_LABELS[optOut.reason];
  return optOut.at ? `${label}, ${formatDate(optOut.at)}` : label;
}

export function previewOf(row: Import, now: Date) {
  const mapping = row.mapping as Mapping;
  const layout = rowLayout({ columns: row.columns, mapping, kind: row.kind });
  const optOuts = optOutReader(row.columns, mapping, now);
  const rows = (row.preview ?? row.sample).map((cells) => {
    const record = { line: 0, cells };
    return { ...readRow(record, layout), optOut: optOutText(readOptOut(record, optOuts)) };
  });
  const people = rows
    .flatMap(({ person, optOut }) => (person ? { ...person, optOut } : []))
    .slice(0, PREVIEW_ROWS);
  const companies = rows.flatMap(({ company, optOut }) => (company ? { ...company, optOut } : []));
  const shown = companies.slice(0, PREVIEW_ROWS).map((company) => ({
    optOut: people.length > 0 ? "" : company.optOut,
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
  return {
    people: people.map(({ contactName, contactTitle, contactEmail, phoneNumber, companyName, optOut }) => ({
      contactName,
      contactTitle,
      contactEmail,
      phoneNumber,
      companyName,
      optOut,
    })),
    rows: shown,
    fields: [
      ...fields.map((field) => ({ field, label: companyField(field).label })),
      ...(shown.some(({ optOut }) => optOut) ? [{ field: "optOut" as const, label: NOT_EMAILED }] : []),
    ],
  };
}
export type Preview = ReturnType<typeof previewOf>;
