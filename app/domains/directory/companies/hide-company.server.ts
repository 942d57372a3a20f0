import type { AccountContext, Context } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { documentOf, wordsOf } from "../search/search-words";
import { COMPANY_COLUMNS, type Company, type CompanyRow, companyFromRow } from "./company";

const SHARED = `SELECT ${COMPANY_COLUMNS} FROM companies c WHERE c.id = ?1 AND c.account_id IS NULL LIMIT 1`;

// The document is folded here, from the row as it was read: had the row changed since, json() would fail the batch.
const UNCHANGED = `SELECT CASE WHEN EXISTS (
  SELECT 1 FROM companies c WHERE c.slot = ?1 AND c.account_id IS NULL
  AND (c.name, c.city, c.industry_text, c.description, c.country, c.industry, c.size) IS (?2, ?3, ?4, ?5, ?6, ?7, ?8)
) THEN 1 ELSE json('changed') END AS unchanged`;

const HIDE = "INSERT OR IGNORE INTO hidden_companies (account_id, company_id) VALUES (?1, ?2)";
export const UNHIDE = "DELETE FROM hidden_companies WHERE account_id = ?1 AND company_id = ?2";

const INDEX = `INSERT OR REPLACE INTO company_search (rowid, words)
SELECT c.slot, ?2 || coalesce(
  (SELECT group_concat(' _h' || h.account_id, '') FROM hidden_companies h WHERE h.company_id = c.id), '')
FROM companies c WHERE c.slot = CAST(?1 AS INTEGER)`;

/** The shared company of this id, hidden or not. @throws DomainError not_found */
export async function getSharedCompany(ctx: Pick<Context, "d1">, id: number): Promise<Company> {
  const row = await ctx.d1.prepare(SHARED).bind(id).first<CompanyRow>();
  if (!row) throw notFound("This company");
  return companyFromRow(row);
}

/** Statements that hide a shared company from the account; they fail the batch if the row is no longer as given. */
export function hideStatements(ctx: AccountContext, company: Company, change = HIDE): D1PreparedStatement[] {
  const { slot, name, city, industryText, description, country, industry, size } = company;
  return [
    ctx.d1.prepare(UNCHANGED).bind(slot, name, city, industryText, description, country, industry, size),
    ctx.d1.prepare(change).bind(ctx.account.id, company.id),
    ctx.d1.prepare(INDEX).bind(slot, documentOf(company, wordsOf(company))),
  ];
}

/** Runs a batch made from the row as read; reads anew when the row was changed in between. */
export async function withSharedCompany(
  ctx: AccountContext,
  id: number,
  statements: (company: Company) => D1PreparedStatement[],
): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const company = await getSharedCompany(ctx, id);
    try {
      await ctx.d1.batch(statements(company));
      return;
    } catch (error) {
      if (!String(error).includes("malformed JSON")) throw error;
    }
  }
  throw new DomainError("conflict", "This company is being changed. Please try again.");
}

/** Hides a shared company for the account alone; hiding it twice changes nothing. @throws DomainError not_found */
export const hideCompany = (ctx: AccountContext, id: number): Promise<void> =>
  withSharedCompany(ctx, id, (company) => hideStatements(ctx, company));

/** Shows a hidden shared company again. @throws DomainError not_found */
export const unhideCompany = (ctx: AccountContext, id: number): Promise<void> =>
  withSharedCompany(ctx, id, (company) => hideStatements(ctx, company, UNHIDE));
