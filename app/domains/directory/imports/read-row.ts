import { countryCode } from "~/core/places/countries";
import { type CompanyDraft, NOTHING_KNOWN } from "../companies/company";
import { type CompanyFact, PLAIN_FIELDS, type PlainField } from "../companies/field-sets";
import { websiteOf } from "../companies/website-of";
import { statedIndustry } from "../taxonomy/evidence/industry-evidence";
import { sizeOf } from "../taxonomy/sizes";
import type { CsvRecord } from "./csv/csv-records";
import type { Import } from "./import";
import type { Mapping } from "./mapping/mapped-fields";
import { namesPerson } from "./people/person-fields";
import { type ImportedPerson, readPerson } from "./people/read-person";
import { type Cells, quoted, readCells } from "./read-cells";

export type ImportedCompany = Pick<CompanyDraft, CompanyFact | "sourceId"> & { source: string | null };

/** A company is taken without a person who can't be: `personReason` says why. */
type RowResult =
  | {
      company: ImportedCompany | null;
      person: ImportedPerson | null;
      /** In a file of people: the company that a person works at. */
      employer: ImportedCompany | null;
      personReason: string | null;
      reason?: undefined;
    }
  | {
      company?: undefined;
      person?: undefined;
      employer?: undefined;
      personReason?: undefined;
      reason: string;
    };

const NAMELESS = "Company name: no name. Every company needs one.";
const NOBODY = "Contact: no name. Every contact needs one.";
export const WITHOUT_PERSON = "The company is imported, the contact is not.";

/** A head count as a number, "12,390" and "50.0" included; null for anything else. */
function headCountOf(text: string): number | null {
  if (!/^(\d+|\d{1,3}([,.'’\s]\d{3})+)([.,]0+)?$/.test(text)) return null;
  const digits = text.replace(/[.,]0{1,2}$/, "").replace(/\D/g, "");
  const count = Number(digits);
  return count <= 10_000_000 ? count : null;
}

function readCountry({ text, reasons }: Cells): string | null {
  const written = text("country");
  const country = written ? countryCode(written) : null;
  if (written && !country && written !== "na")
    reasons.push(
      `Country: ${quoted(written)} is not one of the 54 countries of Africa. Write its name or its code, such as KE.`,
    );
  return country;
}

/** Of a file of people: its columns are the person's too, which `readPerson` checks. */
function readEmployer(cells: Cells): ImportedCompany | null {
  const { text } = cells;
  const country = readCountry(cells);
  const [name, website, industryText] = [text("name"), text("website"), text("industry")];
  if (!name) return null;
  return {
    ...NOTHING_KNOWN,
    name,
    country,
    city: text("city"),
    industry: statedIndustry(industryText ?? "", ""),
    industryText,
    website: website ? websiteOf(website) : null,
    source: text("source"),
    sourceId: null,
  };
}

function readCompany(cells: Cells): ImportedCompany | null {
  const { text, reasons } = cells;
  const name = text("name");
  if (!name) reasons.push(NAMELESS);
  const country = readCountry(cells);
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
  const employer = kind === "contacts" ? readEmployer(ofCompany) : null;
  const isForOptOuts = kind === "companies" && mapping.includes("personOptOut") && !namesPerson(mapping);
  const person = isForOptOuts ? null : readPerson(ofPerson);
  if (kind === "contacts" && !person && ofPerson.reasons.length === 0) ofPerson.reasons.push(NOBODY);
  const all = [...new Set([...ofCompany.reasons, ...ofPerson.reasons])].join(" ");
  if (all === "") return { company, person, employer, personReason: null };
  if (!company) return { reason: all };
  return { company, person: null, employer: null, personReason: `${WITHOUT_PERSON} ${all}` };
}
