import type { AccountContext, Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { COLUMNS, type Company, companyFromJson } from "../company";

interface RemovedCompany {
  company: Company;
  contactIds: string;
}

interface Row {
  before: string;
  contactIds: string;
}

const REMOVED = `SELECT before, contact_ids AS contactIds FROM removed_companies WHERE account_id = ?1`;

const NO_CELLS = Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, null]));

export const removedFromRow = ({ before, contactIds }: Row): RemovedCompany => ({
  company: { ...NO_CELLS, ...companyFromJson(before) },
  contactIds,
});

export async function findRemovedCompany(ctx: AccountContext, id: number): Promise<RemovedCompany | null> {
  const row = await ctx.d1.prepare(`${REMOVED} AND company_id = ?2`).bind(ctx.account.id, id).first<Row>();
  return row && removedFromRow(row);
}

const MAX_LISTED = 50;
const LATEST = `${REMOVED} ORDER BY removed_at DESC, company_id DESC LIMIT ${MAX_LISTED}`;

export async function listRemovedCompanies(ctx: AccountContext): Promise<Company[]> {
  const { results } = await ctx.d1.prepare(LATEST).bind(ctx.account.id).all<Row>();
  return results.map((row) => removedFromRow(row).company);
}

const OLD = `DELETE FROM removed_companies WHERE (account_id, company_id) IN (
  SELECT account_id, company_id FROM removed_companies WHERE removed_at < ?1 LIMIT 500)`;

export async function purgeRemovedCompanies(ctx: Context, before: Date): Promise<number> {
  return (await ctx.d1.prepare(OLD).bind(toUnixSeconds(before)).run()).meta.changes;
}
