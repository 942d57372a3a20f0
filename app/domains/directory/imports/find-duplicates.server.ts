import type { Context } from "~/core/context";
import { chunksOf } from "~/core/lists/in-batches";
import { toUnixSeconds } from "~/core/seconds";
import { abortUnless } from "~/core/statement";
import { COMPANY_COLUMNS, type Company, type CompanyRow, companyFromRow } from "../companies/company";
import { MAX_ROWS, unchangedStatement } from "../companies/hide-company.server";
import { domainOf, nameKey } from "../search/normalize-for-search";
import { type Keyed, keysOf } from "./keys-of";

// ?2 is [account, null]: own rows and shared ones, each found by index however many others have. Only the best row per
// name is read, even if a name occurs a thousand times.
const firstOf = (match: string) => `SELECT ${COMPANY_COLUMNS}
FROM json_each(?1) asked CROSS JOIN json_each(?2) owner
CROSS JOIN companies c ON c.slot = (
  SELECT d.slot FROM companies d
  WHERE ${match} AND d.account_id IS owner.value AND d.country IS asked.value ->> 1
  AND NOT EXISTS (SELECT 1 FROM hidden_companies h WHERE h.account_id = ?2 ->> 0 AND h.company_id = d.id)
  LIMIT 1
)`;

const BY_NAME = firstOf("d.name_key = asked.value ->> 0");
const BY_DOMAIN = firstOf("d.domain = asked.value ->> 0");

const asJson = (keys: (string | null)[][]) =>
  `[${[...new Set(keys.map((key) => JSON.stringify(key)))].join(",")}]`;

/** Existing companies by key; the account's own before shared ones. Without an account, only shared ones. */
export async function findDuplicates(
  ctx: Pick<Context, "d1" | "account">,
  rows: Keyed[],
): Promise<Map<string, Company>> {
  const owners = JSON.stringify(ctx.account ? [ctx.account.id, null] : [null]);
  const names = rows.map((row) => [nameKey(row.name), row.country]);
  const domains = rows.flatMap((row) => {
    const domain = domainOf(row.website);
    return domain ? [[domain, row.country]] : [];
  });
  const found = await ctx.d1.batch<CompanyRow>([
    ctx.d1.prepare(BY_NAME).bind(asJson(names), owners),
    ctx.d1.prepare(BY_DOMAIN).bind(asJson(domains), owners),
  ]);
  const companies = found.flatMap(({ results }) => results.map(companyFromRow));
  const byKey = new Map<string, Company>();
  for (const company of companies)
    for (const key of keysOf(company)) {
      const other = byKey.get(key);
      if (!other || (other.accountId === null && company.accountId !== null)) byKey.set(key, company);
    }
  return byKey;
}

const NOT_WRITTEN = abortUnless(`NOT EXISTS (
  SELECT 1 FROM json_each(?1) asked
  WHERE NOT EXISTS (SELECT 1 FROM companies c WHERE c.id = asked.value ->> 0 AND c.updated_at = asked.value ->> 1)
)`);

export const notWrittenStatement = (
  ctx: Pick<Context, "d1">,
  companies: Pick<Company, "id" | "updatedAt">[],
): D1PreparedStatement =>
  ctx.d1
    .prepare(NOT_WRITTEN)
    .bind(JSON.stringify(companies.map(({ id, updatedAt }) => [id, toUnixSeconds(updatedAt)])));

/**
 * Abort the batch if a company was written since it was read. Facts are compared too, because two writes in one second
 * have the same timestamp.
 */
export const unchangedStatements = (ctx: Pick<Context, "d1">, companies: Company[]): D1PreparedStatement[] =>
  companies.length === 0
    ? []
    : [
        notWrittenStatement(ctx, companies),
        ...chunksOf(companies, MAX_ROWS).map((some) => unchangedStatement(ctx, ...some)),
      ];
