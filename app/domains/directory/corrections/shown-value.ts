import { formatDate } from "~/core/format";
import { countryName } from "~/core/places/countries";
import { type CompanyFact, companyField } from "../companies/field-sets";
import { industryName } from "../taxonomy/industries";
import type { OwnReport } from "./report-company.server";
import { OTHER } from "./report-schema";

export const fieldLabel = (field: string): string =>
  field === OTHER ? "Something else" : companyField(field as CompanyFact).label;

/** The display value: countries and industries by name. */
export function shownValue(field: string, value: string | number | null): string | null {
  if (value === null) return null;
  if (field === "country") return countryName(String(value));
  return field === "industry" ? industryName(String(value)) : String(value);
}

export const reportView = ({ id, field, value, note, reportedAt, state }: OwnReport) => ({
  id,
  field: fieldLabel(field),
  text: shownValue(field, value) ?? note,
  day: formatDate(reportedAt),
  state,
});
export type ReportView = ReturnType<typeof reportView>;
