import { countryCode } from "~/core/places/countries";
import type { CompanyDraft } from "../companies/company";
import { type CompanyFact, PLAIN_FIELDS, type PlainField } from "../companies/field-sets";
import { websiteOf } from "../companies/website-of";
import { statedIndustry } from "../taxonomy/evidence/industry-evidence";
import { sizeOf } from "../taxonomy/sizes";
import type { CsvRecord } from "./csv/csv-records";
import type { Import } from "./import";
import type { Mapping } from "./mapping/mapped-fields";
import { type ImportedPerson, readPerson } from "./people/read-person";
import { type Cells, quoted, readCells } from "./read-cells";

export type ImportedCompany = Pick<CompanyDraft, CompanyFact | "sourceId"> & { source: string | null };

/** A company is taken without a person who can't be: `personReason` says why. */
type RowResult =
  | {
      company: ImportedCompany | null;
      person: ImportedPerson | null;
      personReason: string | null;
      reason?: undefined;
    }
  | { company?: undefined; person?: undefined; personReason?: undefined; reason: string };

const NAMELESS = "Company name: nothing that names a company stands here, and every company needs a name.";
const NOBODY = "Person: nothing that names a person stands here, and everybody needs a name.";
export const WITHOUT_PERSON = "The company is imported, the person is not.";

/** A head count as a number, "12,390" and "50.0" included; null for anything else. */
function headCountOf(text: string): number | null {
  if (!/^(\d+|\d{1,3}([,.'’\s]\d{3})+)([.,]0+)?$/.test(text)) return null;
  const digits = text.replace(/[.,]0{1,2}$/, "").replace(/\D/g, "");
  const count = Number(digits);
  return count <= 10_000_000 ? count : null;
}

function readCompany({ text, reasons }: Cells): ImportedCompany | null {
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
  if (reasons.length > 0 || !name) return null;
  const industry = statedIndustry(industryText ?? "", sector ?? "");
  return {
    name,
    country,
    industry,
    industryText: industryText ?? sector,
    sector,
    size,
    employees: count || null,
    website,
    ...rest,
  };
}

export function readRow(record: CsvRecord, mapping: Mapping, kind: Import["kind"] = "companies"): RowResult {
  const read = readCells(record, mapping);
  if (typeof read === "string") return { reason: read };
  const [ofCompany, ofPerson] = [read(), read()];
  const company = kind === "companies" ? readCompany(ofCompany) : null;
  const person = readPerson(ofPerson);
  if (kind === "contacts" && !person && ofPerson.reasons.length === 0) ofPerson.reasons.push(NOBODY);
  const all = [...new Set([...ofCompany.reasons, ...ofPerson.reasons])].join(" ");
  if (all === "") return { company, person, personReason: null };
  return company ? { company, person: null, personReason: `${WITHOUT_PERSON} ${all}` } : { reason: all };
}
