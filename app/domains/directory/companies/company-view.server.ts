import type { AccountContext } from "~/core/context";
import { formatDate } from "~/core/format";
import type { Company } from "./company";
import { COMPANY_FACTS, companyField, INPUT_FIELDS, shownFact } from "./field-sets";
import { getCompany } from "./get-company.server";
import { findSharedCompany } from "./hide-company.server";
import { companyJson } from "./json";

type Shown = string | number | null;

export interface Difference {
  field: string;
  label: string;
  shared: Shown;
  own: Shown;
}

const differencesOf = (own: Company, shared: Company): Difference[] =>
  INPUT_FIELDS.flatMap((field) => {
    const [here, there] = [shownFact(own, field), shownFact(shared, field)];
    return here === there ? [] : [{ field, label: companyField(field).label, shared: there, own: here }];
  });

type Ownership = "shared" | "own" | "copy";

const ownershipOf = ({ accountId, originId }: Company): Ownership =>
  accountId === null ? "shared" : originId === null ? "own" : "copy";

/** `differences` is null unless the company is a copy whose original exists. */
export async function getCompanyView(ctx: AccountContext, id: number) {
  return companyView(ctx, await getCompany(ctx, id));
}

export async function companyView(ctx: AccountContext, company: Company) {
  const shared = company.originId === null ? null : await findSharedCompany(ctx, company.originId);
  return {
    ...companyJson(company),
    description: company.description,
    ownership: ownershipOf(company),
    origin_id: company.originId,
    updated_at: company.updatedAt.toISOString(),
    field_sources: company.fieldSources ?? {},
    differences: shared && differencesOf(company, shared),
  };
}
export type CompanyView = Awaited<ReturnType<typeof companyView>>;

const fromOf = (company: CompanyView, field: string) => {
  const { source, at } = company.field_sources[field] ?? { source: company.source, at: company.created_at };
  return { source, date: formatDate(new Date(at)) };
};

/** Every fact but the name, with its source. The size is shown if the number of employees is unknown. */
export const factRows = (company: CompanyView) =>
  INPUT_FIELDS.filter((field) => field !== "name" && field !== "size").map((field) => ({
    field,
    label: companyField(field).label,
    value: field === "employees" ? (company.employees ?? company.size) : company[field],
    ...fromOf(company, field),
  }));
export type FactRow = ReturnType<typeof factRows>[number];

export const companyFormRows = () =>
  INPUT_FIELDS.map((name) => {
    const { label, hint, input, isRequired } = companyField(name);
    return { name, label, hint, input: input ?? "text", isRequired };
  });
export type CompanyFormRow = ReturnType<typeof companyFormRows>[number];

export const formValuesOf = (company: Company) =>
  Object.fromEntries(COMPANY_FACTS.map((fact) => [fact, company[fact] ?? ""]));
