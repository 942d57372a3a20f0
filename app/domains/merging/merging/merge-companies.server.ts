import type { AccountContext } from "~/core/context";
import { type Company, type CompanyDraft, draftOf } from "~/domains/directory/companies/company";
import { INPUT_FIELDS } from "~/domains/directory/companies/field-sets";
import { unchangedStatement } from "~/domains/directory/companies/hide-company.server";
import { rememberMergedStatement } from "~/domains/directory/companies/removal/merged-companies.server";
import { removeCompaniesStatements } from "~/domains/directory/companies/removal/remove-company.server";
import { updateCompanyStatements } from "~/domains/directory/companies/write-companies.server";
import { type MergeInput, rowForField } from "./merge-fields";
import type { Merge } from "./merge-group.server";

export type FieldSources = NonNullable<Company["fieldSources"]>;

/** Returns the source of a row's field, to store it with the row that receives the value. */
export const sourceOfField =
  (row: { source: string; updatedAt: Date; fieldSources: FieldSources | null }) => (name: string) =>
    row.fieldSources?.[name] ?? { source: row.source, at: row.updatedAt.toISOString() };

function mergedCompany(rows: readonly [Company, ...Company[]], from: MergeInput["from"]): CompanyDraft {
  const [kept] = rows;
  const draft: CompanyDraft = draftOf(kept);
  const fieldSources: FieldSources = { ...kept.fieldSources };
  for (const name of INPUT_FIELDS) {
    const source = rowForField(rows, name, from);
    if (source.id === kept.id) continue;
    Object.assign(draft, { [name]: source[name] });
    if (name === "industry")
      Object.assign(draft, { industryText: source.industryText, sector: source.sector });
    if (source[name] !== kept[name]) fieldSources[name] = sourceOfField(source)(name);
  }
  return { ...draft, fieldSources };
}

export async function mergeCompanies(
  ctx: AccountContext,
  rows: readonly [Company, ...Company[]],
  { from }: MergeInput,
): Promise<Merge> {
  const [kept, ...others] = rows;
  const draft = mergedCompany(rows, from);
  const ids = others.map(({ id }) => id);
  return {
    name: draft.name,
    before: kept,
    after: draft,
    guard: unchangedStatement(ctx, ...rows),
    // The kept row is written last, after the others are removed.
    write: [
      ...(await removeCompaniesStatements(ctx, ids)),
      rememberMergedStatement(ctx, ids, kept.id),
      ...updateCompanyStatements(ctx, [draft]),
    ],
  };
}
