import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { cellsAsJson } from "~/core/removal/row-json";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray } from "~/core/statement";
import { companies } from "../../tables";
import { COLUMNS, type Company } from "../company";
import { getCompaniesByIds, getCompany } from "../get-company.server";
import { hideAllStatements, hideCompany } from "../hide-company.server";
import { deleteCompanyStatements } from "../write-companies.server";

const MAX_CONTACTS = 10_000;

const dateOf = (column: string) => `strftime('%Y-%m-%dT%H:%M:%SZ', c.${column}, 'unixepoch')`;

/** In the format that `companyFromJson` reads. */
const AS_JSON = cellsAsJson(
  Object.entries({
    ...Object.fromEntries(Object.entries(COLUMNS).map(([name, column]) => [name, `c.${column}`])),
    fieldSources: "json(c.field_sources)",
    isDemo: "json(iif(c.is_demo, 'true', 'false'))",
    createdAt: dateOf("created_at"),
    updatedAt: dateOf("updated_at"),
  }),
);

const KEEP = `INSERT OR REPLACE INTO removed_companies (account_id, company_id, before, contact_ids, removed_at)
SELECT ?1, c.id, ${AS_JSON}, (SELECT json_group_array(id) FROM (
    SELECT k.id FROM contacts k WHERE k.company_id = c.id AND k.account_id = ?1 LIMIT ${MAX_CONTACTS})), ?3
FROM json_each(?2) asked CROSS JOIN companies c ON c.id = asked.value AND c.account_id = ?1`;

const eraseOwnStatements = (ctx: AccountContext, ids: number[]): D1PreparedStatement[] => [
  ctx.d1.prepare(KEEP).bind(ctx.account.id, JSON.stringify(ids), toUnixSeconds(ctx.now())),
  ...deleteCompanyStatements(ctx, ids),
];

/** A query: which of these companies the account can see. */
export const seenCompanies = (ctx: AccountContext, ids: readonly number[]): SQL =>
  sql`select seen.id from ${companies} seen where seen.id in ${inJsonArray(ids)} and (+seen.account_id = ${ctx.account.id}
    or (+seen.account_id is null and not exists (
      select 1 from hidden_companies h where h.account_id = ${ctx.account.id} and h.company_id = seen.id)))`;

export const countContactsOfCompanies = async (ctx: AccountContext, companyIds: readonly number[]) => {
  const some = sql`select 1 from contacts k where k.company_id in ${inJsonArray(companyIds)}
    and k.account_id = ${ctx.account.id} limit ${MAX_CONTACTS}`;
  return (await ctx.db.get<{ n: number }>(sql`select count(*) as n from (${some})`)).n;
};

/** Statements for one batch, which aborts if a shared company changes concurrently; see `retryWhenChanged`. */
export async function removeCompaniesStatements(
  ctx: AccountContext,
  ids: readonly number[],
): Promise<D1PreparedStatement[]> {
  const seen = await getCompaniesByIds(ctx, [...ids]);
  const shared = seen.filter(({ accountId }) => accountId === null);
  return [...eraseOwnStatements(ctx, [...ids]), ...hideAllStatements(ctx, shared)];
}

/**
 * Removes an own company or hides a shared one. An own company can be restored within its retention period.
 * @throws DomainError not_found
 */
export async function removeCompany(ctx: AccountContext, id: number): Promise<Company> {
  const company = await getCompany(ctx, id);
  if (company.accountId === null) await hideCompany(ctx, id);
  else await ctx.d1.batch(eraseOwnStatements(ctx, [id]));
  return company;
}
