import { sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { chunksOf } from "~/core/lists/in-batches";
import { toUnixSeconds } from "~/core/seconds";
import { abortUnless, statement } from "~/core/statement";
import { withQuota } from "~/domains/quotas/charge-quota.server";
import { COMPANY_MARKS } from "../search/document-marks";
import { documentOf, wordsOf } from "../search/search-words";
import { COLUMNS, COMPANY_COLUMNS, type Company, type CompanyRow, companyFromRow } from "./company";
import { COMPANY_FACTS } from "./field-sets";
import { findCompany } from "./get-company.server";
import { retryWhenChanged } from "./retry-when-changed.server";

const SHARED = `SELECT ${COMPANY_COLUMNS} FROM companies c WHERE c.id = ?1 AND c.account_id IS NULL LIMIT 1`;

const UNCHANGED = abortUnless(`NOT EXISTS (
  SELECT 1 FROM json_each(?1) row LEFT JOIN companies c ON c.slot = row.value ->> 0 AND c.account_id IS row.value ->> 1
    AND (${COMPANY_FACTS.map((fact) => `c.${COLUMNS[fact]}`).join(", ")}) IS (${COMPANY_FACTS.map((_, index) => `row.value ->> ${index + 2}`).join(", ")})
  WHERE c.id IS NULL)`);

const NOT_HIDDEN = abortUnless(
  "NOT EXISTS (SELECT 1 FROM hidden_companies WHERE account_id = ?1 AND company_id = ?2)",
);
const NO_COPY = abortUnless("NOT EXISTS (SELECT 1 FROM companies WHERE account_id = ?1 AND origin_id = ?2)");

const HIDE = `INSERT OR IGNORE INTO hidden_companies (account_id, company_id, hidden_at)
SELECT ?1, value, ?3 FROM json_each(?2)`;
export const UNHIDE = `DELETE FROM hidden_companies
WHERE account_id = ?1 AND company_id IN (SELECT value FROM json_each(?2))`;

const INDEX = `INSERT OR REPLACE INTO company_search (rowid, words)
SELECT c.slot, (row.value ->> 1) || ${COMPANY_MARKS}
FROM json_each(?1) row CROSS JOIN companies c ON c.slot = row.value ->> 0`;

/** Rows per statement: D1 accepts 2 MB per parameter. */
export const MAX_ROWS = 200;

export async function findSharedCompany(ctx: Pick<Context, "d1">, id: number): Promise<Company | null> {
  const row = await ctx.d1.prepare(SHARED).bind(id).first<CompanyRow>();
  return row && companyFromRow(row);
}

async function getSharedCompany(ctx: AccountContext, id: number): Promise<Company> {
  const company = await findSharedCompany(ctx, id);
  if (!company) throw notFound("This company");
  return company;
}

export const unchangedStatement = (ctx: Pick<Context, "d1">, ...companies: Company[]): D1PreparedStatement =>
  ctx.d1
    .prepare(UNCHANGED)
    .bind(
      JSON.stringify(
        companies.map((company) => [
          company.slot,
          company.accountId,
          ...COMPANY_FACTS.map((fact) => company[fact]),
        ]),
      ),
    );

export const notHiddenStatement = (ctx: AccountContext, id: number): D1PreparedStatement =>
  ctx.d1.prepare(NOT_HIDDEN).bind(ctx.account.id, id);

export const noCopyStatement = (ctx: AccountContext, id: number): D1PreparedStatement =>
  ctx.d1.prepare(NO_COPY).bind(ctx.account.id, id);

/** Rebuilds search documents from the rows as they were read; the batch aborts if one has changed since. */
export function indexCompaniesStatements(
  ctx: AccountContext,
  companies: Company[],
  ...changes: D1PreparedStatement[]
): D1PreparedStatement[] {
  if (companies.length === 0) return [];
  const inOrder = [...companies].sort((one, other) => one.slot - other.slot);
  const chunks = chunksOf(inOrder, MAX_ROWS);
  const documents = (some: Company[]) =>
    JSON.stringify(some.map((company) => [company.slot, documentOf(company, wordsOf(company))]));
  return [
    ...chunks.map((some) => unchangedStatement(ctx, ...some)),
    ...changes,
    ...chunks.map((some) => ctx.d1.prepare(INDEX).bind(documents(some))),
  ];
}

export function hideAllStatements(
  ctx: AccountContext,
  companies: Company[],
  change = HIDE,
): D1PreparedStatement[] {
  const ids = JSON.stringify(companies.map(({ id }) => id));
  const since = change === HIDE ? [toUnixSeconds(ctx.now())] : [];
  return indexCompaniesStatements(ctx, companies, ctx.d1.prepare(change).bind(ctx.account.id, ids, ...since));
}

export const hideStatements = (ctx: AccountContext, company: Company, change = HIDE) =>
  hideAllStatements(ctx, [company], change);

/** @throws DomainError not_found, limit_reached */
export const hideCompany = (ctx: AccountContext, id: number): Promise<void> =>
  retryWhenChanged(async () => {
    const hide = hideStatements(ctx, await getSharedCompany(ctx, id));
    const onlyIf = sql`not exists (select 1 from hidden_companies where account_id = ${ctx.account.id} and company_id = ${id})`;
    await withQuota(ctx, { rows: 1 }, (count) => ctx.d1.batch([statement(ctx, count), ...hide]), { onlyIf });
  });

const HAS_COPY = "SELECT 1 FROM companies WHERE account_id = ?1 AND origin_id = ?2 LIMIT 1";

/** @throws DomainError not_found; conflict while the account has its own copy */
export const unhideCompany = (ctx: AccountContext, id: number): Promise<Company> =>
  retryWhenChanged(async () => {
    const visible = await findCompany(ctx, id);
    if (visible) return visible;
    const company = await getSharedCompany(ctx, id);
    if (await ctx.d1.prepare(HAS_COPY).bind(ctx.account.id, id).first())
      throw new DomainError(
        "conflict",
        "You have an edited version of this company. Discard your version to see the shared company.",
      );
    await ctx.d1.batch([noCopyStatement(ctx, id), ...hideStatements(ctx, company, UNHIDE)]);
    return company;
  });
