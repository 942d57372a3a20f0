import type { AccountContext, Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { COMPANY_COLUMNS, type Company, type CompanyRow, companyFromRow } from "./company";

type ReadContext = Pick<Context, "d1" | "account">;

const VISIBLE = `(c.account_id IS NULL OR c.account_id = ?2)
AND NOT EXISTS (SELECT 1 FROM hidden_companies h WHERE h.account_id = ?2 AND h.company_id = c.id)`;

const BY_ID = `SELECT ${COMPANY_COLUMNS} FROM companies c WHERE c.id = ?1 AND ${VISIBLE} LIMIT 1`;

const BY_IDS = `SELECT ${COMPANY_COLUMNS} FROM json_each(?1) asked
CROSS JOIN companies c ON c.id = asked.value WHERE ${VISIBLE}`;

export async function findCompany(ctx: ReadContext, id: number): Promise<Company | null> {
  const row = await ctx.d1
    .prepare(BY_ID)
    .bind(id, ctx.account?.id ?? null)
    .first<CompanyRow>();
  return row ? companyFromRow(row) : null;
}

/** @throws DomainError not_found if it doesn't exist, belongs to another account, or was hidden by this one */
export async function getCompany(ctx: ReadContext, id: number): Promise<Company> {
  const company = await findCompany(ctx, id);
  if (!company) throw notFound("This company");
  return company;
}

const COPY = `SELECT ${COMPANY_COLUMNS} FROM companies c WHERE c.account_id = ?2 AND c.origin_id = ?1 LIMIT 1`;

const GIVEN_BACK = `SELECT ${COMPANY_COLUMNS} FROM discarded_overrides g
CROSS JOIN companies c ON c.id = g.shared_id AND c.account_id IS NULL WHERE g.account_id = ?2 AND g.company_id = ?1 LIMIT 1`;

const MERGED = `SELECT ${COMPANY_COLUMNS} FROM merged_companies m
CROSS JOIN companies c ON c.id = m.into_id AND c.account_id = ?2 WHERE m.account_id = ?2 AND m.company_id = ?1 LIMIT 1`;

/** Falls back to the account's copy of a hidden shared company, the original of a discarded copy, or the target of a merge. */
export async function findCompanyOrCopy(ctx: AccountContext, id: number): Promise<Company | null> {
  const company = await findCompany(ctx, id);
  if (company) return company;
  for (const elsewhere of [COPY, GIVEN_BACK, MERGED]) {
    const row = await ctx.d1.prepare(elsewhere).bind(id, ctx.account.id).first<CompanyRow>();
    const found = row && (elsewhere === COPY ? companyFromRow(row) : await findCompanyOrCopy(ctx, row.id));
    if (found) return found;
  }
  return null;
}

/** @throws DomainError not_found */
export async function getCompanyOrCopy(ctx: AccountContext, id: number): Promise<Company> {
  const company = await findCompanyOrCopy(ctx, id);
  if (!company) throw notFound("This company");
  return company;
}

/** In the given order; reads about three rows per company. */
export async function getCompaniesByIds(ctx: ReadContext, ids: number[]): Promise<Company[]> {
  if (ids.length === 0) return [];
  const asked = JSON.stringify([...new Set(ids)]);
  const { results } = await ctx.d1
    .prepare(BY_IDS)
    .bind(asked, ctx.account?.id ?? null)
    .all<CompanyRow>();
  return results.map(companyFromRow);
}
