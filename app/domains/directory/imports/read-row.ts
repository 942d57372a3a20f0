import { countryCode } from "~/core/places/countries";
import { type CompanyDraft, NOTHING_KNOWN } from "../companies/company";
import { type CompanyFact, PLAIN_FIELDS, type PlainField } from "../companies/field-sets";
import { websiteOf } from "../companies/website-of";
import { statedIndustry } from "../taxonomy/evidence/industry-evidence";
import { sizeOf } from "../taxonomy/sizes";
import type { CsvRecord } from "./csv/csv-records";
import { type ImportedPerson, readPerson } from "./people/read-person";
import { type Cells, quoted, readCells } from "./read-cells";
import type { RowLayout } from "./row-layout";

export type ImportedCompany = Pick<CompanyDraft, CompanyFact | "sourceId"> & { source: string | null };

type RowResult =
  | {
      company: ImportedCompany | null;
      person: ImportedPerson | null;
      /** In a contact file: the contact's employer. */
      employer: ImportedCompany | null;
      /** Why cells of the row are left empty; null if none are. */
      note: string | null;
      reason?: undefined;
    }
  | {
      company?: undefined;
      person?: undefined;
      employer?: undefined;
      note?: undefined;
      reason: string;
    };

const NAMELESS = "Company name: missing. Add a name.";
const NOBODY = "Contact: no name, email, phone or LinkedIn profile. Add at least one.";
export const WITHOUT_PERSON = "Only the company can be imported.";

/** Returns a head count as a number, including "12,390" and "50.0"; null for anything else. */
function headCountOf(text: string): number | null {
  if (!/^(\d+|\d{1,3}([,.'’\s]\d{3})+)([.,]0+)?$/.test(text)) return null;
  const digits = text.replace(/[.,]0{1,2}$/, "").replace(/\D/g, "");
  const count = Number(digits);
  return count <= 10_000_000 ? count : null;
}

const notAfrican = (written: string) =>
  `Country: ${quoted(written)} isn’t an African country. Use a name or code, e.g. KE.`;

const unknownCountry = (written: string | null) =>
  written !== null && written !== "na" && countryCode(written) === null;

/**
 * For a contact file: these columns also describe the contact, and `readPerson` checks them. Returns null for an
 * unknown country.
 */
function readEmployer({ text, notes }: Cells): ImportedCompany | null {
  const name = text("name");
  if (!name) return null;
  const [written, website, industryText] = [text("country"), text("website"), text("industry")];
  if (written && unknownCountry(written)) {
    notes.push(`${notAfrican(written)} The company can’t be added.`);
    return null;
  }
  return {
    ...NOTHING_KNOWN,
    name,
    country: written ? countryCode(written) : null,
    city: text("city"),
    industry: statedIndustry(industryText ?? "", ""),
    industryText,
    website: website ? websiteOf(website) : null,
    source: text("source"),
    sourceId: null,
  };
}

function readCompany(cells: Cells): ImportedCompany | null {
  const { text, reasons, notes } = cells;
  const name = text("name");
  if (!name) reasons.push(NAMELESS);
  const written = text("country");
  if (written && unknownCountry(written)) reasons.push(notAfrican(written));
  const websiteText = text("website");
  const website = websiteText ? websiteOf(websiteText) : null;
  if (websiteText && !website) notes.push(`Website: ${quoted(websiteText)} isn’t a web address.`);
  const staff = text("employees");
  const count = staff ? headCountOf(staff) : null;
  const size = staff ? sizeOf(count ?? staff) : null;
  if (staff && !size && count !== 0)
    notes.push(`Employees: ${quoted(staff)} isn’t a number or a range such as 11-50.`);
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
    country: written ? countryCode(written) : null,
    industry,
    industryText: industryText ?? sector,
    sector,
    size,
    employees: count || null,
    website,
    ...rest,
  };
}

const joined = (texts: readonly string[]) => [...new Set(texts)].join(" ");

/** Leaves a bad cell empty; rejects a row without a name, or with a country outside the 54. */
export function readRow(record: CsvRecord, layout: RowLayout): RowResult {
  const read = readCells(record, layout);
  if (typeof read === "string") return { reason: read };
  const [ofCompany, ofPerson] = [read(), read()];
  const isPeople = layout.kind === "contacts";
  const company = isPeople ? null : readCompany(ofCompany);
  const employer = isPeople ? readEmployer(ofCompany) : null;
  const isForOptOuts =
    !isPeople &&
    layout.places.has("personOptOut") &&
    !(["personName", "personFirstName", "personLastName"] as const).some((field) => layout.places.has(field));
  const person = isForOptOuts ? null : readPerson(ofPerson);
  if (isPeople && !person) ofPerson.reasons.push(NOBODY);
  const notes = [...ofCompany.notes, ...ofPerson.notes];
  if (isPeople ? !person : !company)
    return { reason: joined([...ofCompany.reasons, ...ofPerson.reasons, ...notes]) };
  const note = joined(notes);
  return { company, person, employer, note: note || null };
}
