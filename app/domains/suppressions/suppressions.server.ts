import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { type Page, pageOf, totalUpTo } from "~/core/pagination";
import { addressHashes, isKnownAs } from "~/domains/global-suppressions/address-hash.server";
import type { SuppressionQuery } from "./suppression-schemas";
import { suppressions } from "./tables";

export type SuppressionRow = Omit<
  typeof suppressions.$inferSelect,
  "bounceEmailId" | "importId" | "importValue"
>;

const MAX_EXACT_COUNT = 1_000;
/** Part of an address is searched among so many of the newest rows; a whole address is found among all. */
const SEARCHED = 5_000;

const columns = {
  accountId: suppressions.accountId,
  addressHash: suppressions.addressHash,
  address: suppressions.address,
  reason: suppressions.reason,
  outreachMessageId: suppressions.outreachMessageId,
  note: suppressions.note,
  createdBy: suppressions.createdBy,
  createdAt: suppressions.createdAt,
  isDemo: suppressions.isDemo,
};

function searched(ctx: AccountContext, search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  if (/^\S+@\S+\.\S+$/.test(search))
    return isKnownAs(sql`${suppressions.addressHash}`, addressHashes(ctx.config, search));
  return sql`suppressions.rowid in (select rowid from (select rowid, address from suppressions r where r.account_id = ${ctx.account.id}
    order by r.created_at desc, r.rowid desc limit ${SEARCHED}) where instr(lower(address), lower(${search})) > 0)`;
}

/**
 * Rows after the cursor's row. If that row was deleted or is another account's, continues from the account's own rows
 * up to that ID.
 */
function beyond({ account }: AccountContext, cursor: number | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const own = sql`select c.created_at from suppressions c where c.account_id = ${account.id} and c.rowid`;
  return sql`(suppressions.created_at, suppressions.rowid) < (coalesce((${own} = ${cursor}),
    (${own} <= ${cursor} order by c.created_at desc limit 1)), ${cursor})`;
}

async function readRows(ctx: AccountContext, where: SQL | undefined, limit: number) {
  return ctx.db
    .select({ ...columns, place: sql<number>`suppressions.rowid` })
    .from(suppressions)
    .where(and(eq(suppressions.accountId, ctx.account.id), where))
    .orderBy(sql`suppressions.created_at desc, suppressions.rowid desc`)
    .limit(limit);
}

export async function listSuppressions(
  ctx: AccountContext,
  query: SuppressionQuery,
): Promise<Page<SuppressionRow>> {
  const filter = and(
    searched(ctx, query.search),
    query.reason ? eq(suppressions.reason, query.reason) : undefined,
  );
  const found = await readRows(ctx, and(filter, beyond(ctx, query.cursor)), query.limit + 1);
  const [counted] = await ctx.db.all<{ n: number }>(
    sql`select count(*) as n from (select 1 from suppressions where ${and(eq(suppressions.accountId, ctx.account.id), filter)}
      limit ${MAX_EXACT_COUNT})`,
  );
  const count = counted?.n ?? 0;
  const { rows, next } = pageOf(found, query.limit, (last) => last.place);
  return {
    rows,
    next,
    total: totalUpTo(count, MAX_EXACT_COUNT),
  };
}

export async function* listAllSuppressions(ctx: AccountContext): AsyncGenerator<SuppressionRow> {
  let cursor: number | undefined;
  do {
    const rows: (SuppressionRow & { place: number })[] = await readRows(ctx, beyond(ctx, cursor), 500);
    yield* rows;
    cursor = rows.length === 500 ? rows.at(-1)?.place : undefined;
  } while (cursor !== undefined);
}

/** @throws DomainError not_found, also for another account's suppression */
export async function getSuppression(ctx: AccountContext, hash: string | undefined): Promise<SuppressionRow> {
  const [row] = await ctx.db
    .select(columns)
    .from(suppressions)
    .where(and(eq(suppressions.accountId, ctx.account.id), eq(suppressions.addressHash, hash ?? "")))
    .limit(1);
  if (!row) throw notFound("This suppressed address");
  return row;
}
