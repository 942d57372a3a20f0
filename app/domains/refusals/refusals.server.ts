import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { notFound } from "~/core/errors";
import { type Page, pageOf, totalUpTo } from "~/core/pagination";
import { addressHashes, isKnownAs } from "~/domains/suppression/address-hash.server";
import type { RefusalQuery } from "./refusal-schemas";
import { refusals } from "./tables";

export type Refused = Omit<typeof refusals.$inferSelect, "decidedMailId">;

const MAX_EXACT_COUNT = 1_000;
/** A part of an address is looked for among so many, the newest. A whole address is found among all. */
const SEARCHED = 5_000;

const columns = {
  accountId: refusals.accountId,
  addressHash: refusals.addressHash,
  address: refusals.address,
  reason: refusals.reason,
  outreachMessageId: refusals.outreachMessageId,
  note: refusals.note,
  createdBy: refusals.createdBy,
  createdAt: refusals.createdAt,
  isDemo: refusals.isDemo,
};

function searched(ctx: AccountContext, search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  if (/^\S+@\S+\.\S+$/.test(search))
    return isKnownAs(sql`${refusals.addressHash}`, addressHashes(ctx.config, search));
  return sql`refusals.rowid in (select rowid from (select rowid, address from refusals r where r.account_id = ${ctx.account.id}
    order by r.created_at desc, r.rowid desc limit ${SEARCHED}) where instr(lower(address), lower(${search})) > 0)`;
}

/** Beyond a row of the list; where that row is gone by now, or is another account's, beyond the own ones until then. */
function beyond({ account }: AccountContext, cursor: number | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const own = sql`select c.created_at from refusals c where c.account_id = ${account.id} and c.rowid`;
  return sql`(refusals.created_at, refusals.rowid) < (coalesce((${own} = ${cursor}),
    (${own} <= ${cursor} order by c.created_at desc limit 1)), ${cursor})`;
}

async function readRows(ctx: AccountContext, where: SQL | undefined, limit: number) {
  return ctx.db
    .select({ ...columns, place: sql<number>`refusals.rowid` })
    .from(refusals)
    .where(and(eq(refusals.accountId, ctx.account.id), where))
    .orderBy(sql`refusals.created_at desc, refusals.rowid desc`)
    .limit(limit);
}

export async function listRefusals(ctx: AccountContext, query: RefusalQuery): Promise<Page<Refused>> {
  const filter = and(
    searched(ctx, query.search),
    query.reason ? eq(refusals.reason, query.reason) : undefined,
  );
  const found = await readRows(ctx, and(filter, beyond(ctx, query.cursor)), query.limit + 1);
  const [counted] = await ctx.db.all<{ n: number }>(
    sql`select count(*) as n from (select 1 from refusals where ${and(eq(refusals.accountId, ctx.account.id), filter)}
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

export async function* listAllRefusals(ctx: AccountContext): AsyncGenerator<Refused> {
  let cursor: number | undefined;
  do {
    const rows: (Refused & { place: number })[] = await readRows(ctx, beyond(ctx, cursor), 500);
    yield* rows;
    cursor = rows.length === 500 ? rows.at(-1)?.place : undefined;
  } while (cursor !== undefined);
}

/** @throws DomainError not_found for another account's as well */
export async function getRefusal(ctx: AccountContext, hash: string | undefined): Promise<Refused> {
  const [row] = await ctx.db
    .select(columns)
    .from(refusals)
    .where(and(eq(refusals.accountId, ctx.account.id), eq(refusals.addressHash, hash ?? "")))
    .limit(1);
  if (!row) throw notFound("This refusal");
  return row;
}
