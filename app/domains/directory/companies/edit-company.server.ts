import type { AccountContext } from "~/core/context";
import { statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/count-use.server";
import { type Company, type CompanyDraft, draftOf } from "./company";
import { getCompany } from "./get-company.server";
import { hideStatements, withSharedCompany } from "./hide-company.server";
import { reserveIds } from "./reserve-ids.server";
import { insertCompanyStatements, updateCompanyStatements } from "./write-companies.server";

/** What a business may say about a company. */
export type CompanyChanges = Partial<
  Pick<
    CompanyDraft,
    | "name"
    | "country"
    | "city"
    | "industry"
    | "industryText"
    | "size"
    | "employees"
    | "website"
    | "description"
  >
>;

/** Source of a field that a business typed in. */
export const OWN_SOURCE = "your edit";

function changed(ctx: AccountContext, company: Company, changes: CompanyChanges): CompanyDraft {
  const at = ctx.now().toISOString();
  const fields = (Object.keys(changes) as (keyof CompanyChanges)[]).filter(
    (field) => changes[field] !== undefined && changes[field] !== company[field],
  );
  const edits = Object.fromEntries(fields.map((field) => [field, changes[field]]));
  const sources = Object.fromEntries(fields.map((field) => [field, { source: OWN_SOURCE, at }]));
  return { ...draftOf(company), ...edits, fieldSources: { ...company.fieldSources, ...sources } };
}

/**
 * Changes a company for the account: its own in place; of a shared one it makes its own copy and hides the shared one
 * for itself, so that nobody else sees the change. Returns the company as it then is; a copy has a new id.
 * @throws DomainError not_found, limit_reached
 */
export async function editCompany(
  ctx: AccountContext,
  id: number,
  changes: CompanyChanges,
): Promise<Company> {
  const company = await getCompany(ctx, id);
  if (company.accountId !== null) {
    await ctx.d1.batch(updateCompanyStatements(ctx, [changed(ctx, company, changes)]));
    return getCompany(ctx, id);
  }
  const copyId = await reserveIds(ctx, "companies", 1);
  await withQuota(ctx, { rows: 1 }, (count) =>
    withSharedCompany(ctx, id, (shared) => {
      const copy = { ...changed(ctx, shared, changes), id: copyId, accountId: ctx.account.id, originId: id };
      return [statement(ctx, count), ...hideStatements(ctx, shared), ...insertCompanyStatements(ctx, [copy])];
    }),
  );
  return getCompany(ctx, copyId);
}
