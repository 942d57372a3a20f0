import { and, asc, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type { Account, AccountContext, Context } from "~/core/context";
import { type CsvCell, csvStream } from "~/core/csv";
import { notFound } from "~/core/errors";
import { type KeysetOrder, lastSeen, readAfter } from "~/core/lists/keyset";
import { MAX_EXACT_COUNT, type Page, pageOf, type Total, totalUpTo } from "~/core/pagination";
import { findAccount } from "~/domains/identity/find-account.server";
import { companies, contacts, importContacts, importRejects, imports } from "../tables";
import { type Import, rejectsListed } from "./import";
import type { ImportQuery, ImportSort } from "./schemas";

export type ImportReject = Pick<typeof importRejects.$inferSelect, "line" | "reason" | "cells" | "leftOut">;

const REJECT = {
  line: importRejects.line,
  reason: importRejects.reason,
  cells: importRejects.cells,
  leftOut: importRejects.leftOut,
};

const isImport = (ctx: AccountContext, importId: number) =>
  and(eq(imports.id, importId), eq(imports.accountId, ctx.account.id));

export async function findImport(ctx: AccountContext, importId: number): Promise<Import | null> {
  const [row] = await ctx.db.select().from(imports).where(isImport(ctx, importId)).limit(1);
  return row ?? null;
}

export async function getImport(ctx: AccountContext, importId: number): Promise<Import> {
  const row = await findImport(ctx, importId);
  if (!row) throw notFound("This import");
  return row;
}

export async function findImportBefore(ctx: AccountContext, importId: number): Promise<Import | null> {
  const [row] = await ctx.db
    .select()
    .from(imports)
    .where(and(eq(imports.accountId, ctx.account.id), lt(imports.id, importId)))
    .orderBy(desc(imports.id))
    .limit(1);
  return row ?? null;
}

/** A condition: the import has contacts for an audience, either added or already known. */
const hasPeople = sql`(${imports.peopleCreated} > 0 or exists (select 1 from ${importContacts} where import_id = ${imports.id}))`;

/** Completed imports with contacts, newest first. */
export const listImportsWithPeople = (ctx: AccountContext, limit: number) =>
  ctx.db
    .select({ id: imports.id, fileName: imports.fileName })
    .from(imports)
    .where(and(eq(imports.accountId, ctx.account.id), eq(imports.status, "completed"), hasPeople))
    .orderBy(desc(imports.id))
    .limit(limit);

/** The newest import with contacts, to continue from; never demo data. */
export async function findImportWithPeople(ctx: AccountContext): Promise<{ id: number } | null> {
  const [row] = await ctx.db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        eq(imports.accountId, ctx.account.id),
        eq(imports.status, "completed"),
        hasPeople,
        eq(imports.isDemo, false),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(1);
  return row ?? null;
}

const ORDERS: Record<ImportSort, KeysetOrder> = {
  newest: { key: imports.id, id: imports.id, isDescending: true },
  name: { key: sql`lower(file_name)`, id: imports.id },
  rows: { key: sql`ifnull(rows_total, -1)`, id: imports.id, isDescending: true },
};

const lastOf = (ctx: AccountContext) => (key: SQL, id: number) =>
  ctx.db.select({ key, id: imports.id }).from(imports).where(isImport(ctx, id)).limit(1);

export async function listImports(
  ctx: AccountContext,
  { limit, cursor, sort = "newest" }: Pick<ImportQuery, "limit" | "cursor"> & Partial<ImportQuery>,
): Promise<Page<Import>> {
  const order = ORDERS[sort];
  const last = await lastSeen(cursor, order, lastOf(ctx));
  const read = (where: SQL | undefined, by: SQL[], limit: number) =>
    ctx.db
      .select()
      .from(imports)
      .where(and(eq(imports.accountId, ctx.account.id), where))
      .orderBy(...by)
      .limit(limit);
  const rows = await readAfter(read, order, last, limit + 1);
  const counted = await ctx.d1
    .prepare("SELECT count(*) AS n FROM (SELECT 1 FROM imports WHERE account_id = ? LIMIT ?)")
    .bind(ctx.account.id, MAX_EXACT_COUNT)
    .first<{ n: number }>();
  const { rows: page, next } = pageOf(rows, limit, (last) => last.id);
  const count = counted?.n ?? 0;
  return {
    rows: page,
    next,
    total: totalUpTo(count),
  };
}

const rejectsAfter = (ctx: AccountContext, importId: number, line: number, limit: number) =>
  ctx.db
    .select(REJECT)
    .from(importRejects)
    .where(and(eq(importRejects.importId, importId), gt(importRejects.line, line)))
    .orderBy(asc(importRejects.line))
    .limit(limit);

/** `cursor` is the line number of the last reject seen. @throws DomainError not_found */
export async function listImportRejects(
  ctx: AccountContext,
  importId: number,
  { limit, cursor = 0 }: { limit: number; cursor?: number | undefined },
): Promise<Page<ImportReject>> {
  const row = await getImport(ctx, importId);
  const rows = await rejectsAfter(ctx, importId, cursor, limit + 1);
  const { rows: page, next } = pageOf(rows, limit, (last) => last.line);
  return {
    rows: page,
    next,
    total: { count: rejectsListed(row), isExact: true },
  };
}

async function* rejectRows(ctx: AccountContext, row: Import): AsyncGenerator<CsvCell[]> {
  for (let line = 0; ; ) {
    const rejects = await rejectsAfter(ctx, row.id, line, 500);
    for (const reject of rejects) yield [reject.line, reject.leftOut, reject.reason, ...reject.cells];
    const last = rejects.at(-1);
    if (!last || rejects.length < 500) return;
    line = last.line;
  }
}

export async function importRejectsCsv(
  ctx: AccountContext,
  importId: number,
): Promise<ReadableStream<Uint8Array>> {
  const row = await getImport(ctx, importId);
  return csvStream(["line", "left out", "reason", ...row.columns], rejectRows(ctx, row));
}

const KEPT = `SELECT count(*) AS n FROM (SELECT * FROM (SELECT id FROM companies WHERE import_id = ?1 AND account_id = ?2 LIMIT ?3)
UNION SELECT * FROM (SELECT company_id FROM import_changes WHERE import_id = ?1 LIMIT ?3) LIMIT ?3)`;

/** Companies that an undo kept because they were changed since; counted up to 100. */
export async function countKept(ctx: AccountContext, importId: number): Promise<Total> {
  const bound = 100;
  const row = await ctx.d1.prepare(KEPT).bind(importId, ctx.account.id, bound).first<{ n: number }>();
  return { count: row?.n ?? 0, isExact: (row?.n ?? 0) < bound };
}

export async function accountOfImport(db: Context["db"], importId: number): Promise<Account | null> {
  const [row] = await db
    .select({ accountId: imports.accountId })
    .from(imports)
    .where(eq(imports.id, importId))
    .limit(1);
  return row ? findAccount(db, row.accountId) : null;
}

/** A query of ids: up to `limit` companies that an import of the account added or extended; those with contacts first. */
export const companiesOfImport = ({ account }: AccountContext, importId: number, limit: number): SQL => {
  const brought = sql`import_id = ${importId} and account_id = ${account.id}`;
  return sql`select id from (
    select * from (select distinct company_id as id from ${contacts} where ${brought} and company_id is not null limit ${limit})
    union all select * from (select id from ${companies} where ${brought} limit ${limit})
  ) limit ${limit}`;
};
