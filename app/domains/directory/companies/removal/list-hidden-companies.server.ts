import type { AccountContext } from "~/core/context";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { COMPANY_COLUMNS, type Company, type CompanyRow, companyFromRow } from "../company";
import { findRemovedCompany } from "./find-removed-company.server";

const HIDDEN = `SELECT ${COMPANY_COLUMNS}, (
  SELECT own.id FROM companies own WHERE own.account_id = ?1 AND own.origin_id = h.company_id LIMIT 1) AS copyId
FROM hidden_companies h CROSS JOIN companies c ON c.id = h.company_id
WHERE h.account_id = ?1`;

const PAGE = `${HIDDEN} AND h.company_id > ?2 ORDER BY h.company_id LIMIT ?3`;
const ONE = `${HIDDEN} AND h.company_id = ?2 LIMIT 1`;

const COUNT = `SELECT count(*) AS n FROM (
  SELECT 1 FROM hidden_companies WHERE account_id = ?1 LIMIT ${MAX_EXACT_COUNT})`;

interface HiddenCompany {
  company: Company;
  copyId: number | null;
}

type Row = CompanyRow & { copyId: number | null };

const hiddenFromRow = ({ copyId, ...row }: Row): HiddenCompany => ({ company: companyFromRow(row), copyId });

/** Oldest first. Reads at most five rows per company. */
export async function listHiddenCompanies(
  ctx: AccountContext,
  { limit, after = 0 }: { limit: number; after?: number | undefined },
): Promise<Page<HiddenCompany>> {
  const [found, counted] = await ctx.d1.batch<Row & { n: number }>([
    ctx.d1.prepare(PAGE).bind(ctx.account.id, after, limit + 1),
    ctx.d1.prepare(COUNT).bind(ctx.account.id),
  ]);
  const page = pageOf(found?.results ?? [], limit, ({ id }) => id);
  return {
    rows: page.rows.map(hiddenFromRow),
    next: page.next,
    total: totalUpTo(counted?.results[0]?.n ?? 0),
  };
}

export async function findToBringBack(ctx: AccountContext, id: number): Promise<Company | null> {
  const own = await findRemovedCompany(ctx, id);
  if (own) return own.company;
  const hidden = await findHiddenCompany(ctx, id);
  return hidden?.copyId === null ? hidden.company : null;
}

export async function findHiddenCompany(ctx: AccountContext, id: number): Promise<HiddenCompany | null> {
  const row = await ctx.d1.prepare(ONE).bind(ctx.account.id, id).first<Row>();
  return row && hiddenFromRow(row);
}
