import type { Context } from "~/core/context";
import { COMPANY_COLUMNS, type Company, type CompanyRow, companyFromRow } from "../companies/company";
import { reserveIds } from "../companies/reserve-ids.server";
import { insertCompanyStatements, updateCompanyStatements } from "../companies/write-companies.server";
import { findDuplicates, unchangedStatements } from "../imports/find-duplicates.server";
import { keysOf } from "../imports/keys-of";
import { nameKey } from "../search/normalize-for-search";
import { changeOf, type ListedCompany } from "../sources/listed-company";
import type { SourceRow } from "./feed-rows";

const BY_SOURCE_ID = `SELECT ${COMPANY_COLUMNS} FROM json_each(?1) asked
CROSS JOIN companies c INDEXED BY companies_source ON c.source = ?2 AND c.source_id = asked.value
WHERE c.account_id IS NULL AND c.source_id IS NOT NULL`;

type PlanContext = Pick<Context, "d1" | "account" | "now">;

interface FoundPlan {
  statements: D1PreparedStatement[];
  added: number;
  updated: number;
  /** Companies known from another source, or repeated in the page. */
  known: number;
  rejected: number;
  /** New companies beyond `room`: the page must be read again. */
  left: number;
}

const listedOf = (row: NonNullable<SourceRow>, source: string): ListedCompany => ({
  ...row,
  accountId: null,
  source,
  sourceId: row.sourceId ?? `${nameKey(row.name)} ${row.country ?? "-"}`,
  importId: null,
  isDemo: false,
});

async function findBySourceId(ctx: PlanContext, source: string, listed: ListedCompany[]) {
  const ids = JSON.stringify(listed.map(({ sourceId }) => sourceId));
  const { results } = await ctx.d1.prepare(BY_SOURCE_ID).bind(ids, source).all<CompanyRow>();
  return new Map(results.map(companyFromRow).map((company) => [company.sourceId ?? "", company]));
}

/** Returns companies without a shared match by website or name within a country, and only the first of two equal ones. */
async function newOnes(ctx: PlanContext, listed: ListedCompany[]): Promise<ListedCompany[]> {
  const taken = new Set((await findDuplicates({ ...ctx, account: null }, listed)).keys());
  return listed.filter((company) => {
    const keys = keysOf(company);
    const isNew = !keys.some((key) => taken.has(key));
    for (const key of keys) taken.add(key);
    return isNew;
  });
}

/**
 * Plans the changes to a source's companies in the shared directory, with at most `room` new ones. Corrections after
 * reports stay.
 */
export async function planListed(
  ctx: PlanContext,
  source: string,
  listed: ListedCompany[],
  room = listed.length,
): Promise<Omit<FoundPlan, "rejected">> {
  const present = await findBySourceId(ctx, source, listed);
  const changes = listed.flatMap((company) => {
    const before = present.get(company.sourceId);
    return (before && changeOf(company, before)) ?? [];
  });
  const unseen = listed.filter(({ sourceId }) => !present.has(sourceId));
  const fresh = await newOnes(ctx, unseen);
  const added = fresh.slice(0, Math.max(room, 0));
  const first = added.length > 0 ? await reserveIds(ctx, "companies", added.length) : 0;
  const drafts = added.map((company, index) => ({ ...company, id: first + index }));
  const changed = changes.flatMap(({ sourceId }) => present.get(sourceId ?? "") ?? []) satisfies Company[];
  return {
    statements: [
      ...unchangedStatements(ctx, changed),
      ...(changes.length > 0 ? updateCompanyStatements(ctx, changes) : []),
      ...(drafts.length > 0 ? insertCompanyStatements(ctx, drafts) : []),
    ],
    added: added.length,
    updated: changes.length,
    known: unseen.length - fresh.length,
    left: fresh.length - added.length,
  };
}

/** Like `planListed`, for a page of rows as they were read. */
export async function planFound(
  ctx: PlanContext,
  source: string,
  rows: SourceRow[],
  room: number,
): Promise<FoundPlan> {
  const taken = rows.filter((row) => row !== null).map((row) => listedOf(row, source));
  const listed = [...new Map(taken.map((company) => [company.sourceId, company])).values()];
  const plan = await planListed(ctx, source, listed, room);
  return {
    ...plan,
    known: plan.known + taken.length - listed.length,
    rejected: rows.length - taken.length,
  };
}
