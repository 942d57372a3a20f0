import { withoutGuard } from "~/core/csv";
import { plural } from "~/core/format";
import { countryCode } from "~/core/places/countries";
import type { CompanyDraft } from "../companies/company";
import {
  type CompanyFact,
  companyField,
  type ImportField,
  PLAIN_FIELDS,
  type PlainField,
} from "../companies/field-sets";
import { websiteOf } from "../companies/website-of";
import { industryOf } from "../taxonomy/industries";
import { sizeOf } from "../taxonomy/sizes";
import type { CsvRecord } from "./csv/csv-records";

export type ImportedCompany = Pick<CompanyDraft, CompanyFact | "sourceId"> & { source: string | null };

export type RowResult =
  | { company: ImportedCompany; reason?: undefined }
  | { company?: undefined; reason: string };

/** Ways to write "nothing is known"; "NA" alone may be Namibia. */
const NOTHING = /^(n\s?\/\s?a|n\.a\.?|#n\/a|null|nil|none|unknown|inconnu|desconhecido|-+|–|—|\?+|\.)$/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

const NAMELESS = "Company name: nothing that names a company stands here, and every company needs a name.";

const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

/** A head count as a number, "12,390" and "50.0" included; null for anything else. */
function headCountOf(text: string): number | null {
  if (!/^(\d+|\d{1,3}([,.'’\s]\d{3})+)([.,]0+)?$/.test(text)) return null;
  const digits = text.replace(/[.,]0{1,2}$/, "").replace(/\D/g, "");
  const count = Number(digits);
  return count <= 10_000_000 ? count : null;
}

export function readRow(record: CsvRecord, mapping: readonly (ImportField | null)[]): RowResult {
  if (record.problem) return { reason: record.problem };
  const cells =
    record.cells.length > mapping.length ? withoutEmptyTail(record.cells, mapping.length) : record.cells;
  if (cells.length !== mapping.length)
    return {
      reason: `This row has ${plural(cells.length, "cell")} where the header has ${mapping.length}. Look for a delimiter or a line break inside a cell, and put quotation marks around it.`,
    };
  const reasons: string[] = [];
  const text = (field: ImportField): string | null => {
    const at = mapping.indexOf(field);
    if (at === -1) return null;
    const { max: limit, ...words } = companyField(field);
    const label = words.importLabel ?? words.label;
    const whole = withoutGuard((cells[at] ?? "").trim()).normalize("NFC");
    if (whole.length > limit) reasons.push(`${label}: ${whole.length} characters, ${limit} at most.`);
    // What is over the limit is refused: nothing below reads further than that.
    const cell = whole.slice(0, limit);
    if (CONTROL.test(cell))
      reasons.push(
        `${label}: there is a control character in ${quoted(cell.replace(new RegExp(CONTROL, "g"), "·"))}.`,
      );
    if (cell.includes("\ufffd"))
      reasons.push(`${label}: a letter of ${quoted(cell)} can't be read. Save the file as UTF-8 again.`);
    const known = NOTHING.test(cell) || (field !== "country" && /^na$/i.test(cell)) ? "" : cell;
    return (field === "description" ? known : known.replace(/\s+/g, " ")) || null;
  };

  const name = text("name");
  if (!name) reasons.push(NAMELESS);
  const countryText = text("country");
  const country = countryText ? countryCode(countryText) : null;
  if (countryText && !country && countryText !== "na")
    reasons.push(
      `Country: ${quoted(countryText)} is not one of the 54 countries of Africa. Write its name or its code, such as KE.`,
    );
  const websiteText = text("website");
  const website = websiteText ? websiteOf(websiteText) : null;
  if (websiteText && !website) reasons.push(`Website: ${quoted(websiteText)} is not a web address.`);
  const staff = text("employees");
  const count = staff ? headCountOf(staff) : null;
  const size = staff ? sizeOf(count ?? staff) : null;
  if (staff && !size && count !== 0)
    reasons.push(`Employees: ${quoted(staff)} is neither a number nor a range such as 11-50.`);
  const industryText = text("industry");
  const sector = text("sector");
  const rest = Object.fromEntries(PLAIN_FIELDS.map((field) => [field, text(field)])) as Record<
    PlainField,
    string | null
  >;
  if (reasons.length > 0 || !name) return { reason: reasons.join(" ") };
  const industry = industryOf(industryText ?? "", sector ?? "");
  return {
    company: {
      name,
      country,
      industry,
      industryText: industryText ?? sector,
      size,
      employees: count || null,
      website,
      ...rest,
    },
  };
}

/** Spreadsheets write empty cells behind the last column. */
const withoutEmptyTail = (cells: string[], length: number) =>
  cells.slice(length).every((cell) => cell === "") ? cells.slice(0, length) : cells;

export const isEmptyRow = (record: CsvRecord) =>
  !record.problem && record.cells.every((cell) => cell.trim() === "");

export const isHeaderAgain = (record: CsvRecord, columns: readonly string[]) =>
  record.cells.length === columns.length &&
  columns.length > 1 &&
  record.cells.every((cell, at) => cell.trim().toLowerCase() === columns[at]?.trim().toLowerCase());
