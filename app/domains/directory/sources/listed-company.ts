import type { Company, CompanyDraft } from "../companies/company";
import { COMPANY_FACTS } from "../companies/field-sets";
import { CORRECTED_SOURCE } from "../corrections/corrected-source";

/** A shared company as provided by a list or a source. */
export type ListedCompany = Omit<CompanyDraft, "id"> & { sourceId: string };

/** Keeps corrections after reports, whatever the list contains. */
function withCorrections(listed: ListedCompany, company: Company): ListedCompany {
  const kept = Object.entries(company.fieldSources ?? {}).filter(
    ([, { source }]) => source === CORRECTED_SOURCE,
  );
  if (kept.length === 0) return listed;
  const values = Object.fromEntries(kept.map(([fact]) => [fact, company[fact as keyof Company]]));
  return { ...listed, ...values, fieldSources: Object.fromEntries(kept) };
}

export function changeOf(listed: ListedCompany, company: Company): CompanyDraft | null {
  const wanted = withCorrections(listed, company);
  const differs = COMPANY_FACTS.some((fact) => wanted[fact] !== company[fact]);
  return differs ? { ...wanted, id: company.id } : null;
}
