import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { removeImportRows } from "../erase-own-directory.server";
import { imports } from "../tables";
import { WORKING } from "./import";

const A_FEW = 4;
const PIECES = 20;
const ROWS = 500;
const [ROW_AND_CHUNKS, TABLES] = [4, 2];
const STATEMENTS_EACH = ROW_AND_CHUNKS + TABLES * PIECES;
export const MAX_IMPORT_PURGE_STATEMENTS = 1 + A_FEW * STATEMENTS_EACH;
const LATE = "This file expired before it was imported. Upload it again.";

/**
 * Removes files of old imports; the next call continues with the rest. Safe to repeat after a crash at any point. An
 * import without its file can't be undone.
 */
export async function removeImportFiles(ctx: Context, before: Date) {
  const { results } = await ctx.d1
    .prepare(OLD)
    .bind(toUnixSeconds(before))
    .all<{ id: number; file_key: string }>();
  let [removed, used] = [0, 1];
  for (const { id, file_key } of results) {
    const statements = await removeFile(ctx, id, file_key);
    if (statements > 1) removed += 1;
    used += statements;
  }
  return { removed, used };
}

// Interrupted removals are selected again.
const OLD = `SELECT id, file_key FROM imports WHERE
(file_removed_at IS NULL AND status IN ('uploaded', 'checked', 'completed', 'failed', 'undone')
  AND coalesce(completed_at, created_at) < ?1)
OR (file_removed_at IS NOT NULL AND (EXISTS (SELECT 1 FROM import_rejects WHERE import_id = imports.id)
  OR EXISTS (SELECT 1 FROM import_duplicates WHERE import_id = imports.id)
  OR EXISTS (SELECT 1 FROM import_changes WHERE import_id = imports.id)
  OR EXISTS (SELECT 1 FROM import_fills WHERE import_id = imports.id)
  OR EXISTS (SELECT 1 FROM import_chunks WHERE import_id = imports.id))) LIMIT ${A_FEW}`;

async function removeFile(ctx: Context, importId: number, fileKey: string): Promise<number> {
  const neverRan = sql`${imports.status} in ('uploaded', 'checked')`;
  const claimed = await ctx.db
    .update(imports)
    .set({
      fileRemovedAt: sql`coalesce(${imports.fileRemovedAt}, ${toUnixSeconds(ctx.now())})`,
      sample: [],
      preview: null,
      unknownOptOuts: null,
      failureReason: sql`case when ${neverRan} then ${LATE} else ${imports.failureReason} end`,
      status: sql`case when ${neverRan} then 'failed' else ${imports.status} end`,
    })
    .where(and(eq(imports.id, importId), notInArray(imports.status, [...WORKING])))
    .returning({ id: imports.id });
  if (claimed.length === 0) return 1;
  await ctx.files.delete(fileKey);
  let pieces = 0;
  while (pieces < PIECES) {
    pieces += 1;
    if ((await removeImportRows(ctx, importId, ROWS)).meta.changes === 0) break;
  }
  await ctx.d1.prepare("DELETE FROM import_duplicates WHERE import_id = ?").bind(importId).run();
  await ctx.d1.prepare("DELETE FROM import_fills WHERE import_id = ?").bind(importId).run();
  await ctx.d1.prepare("DELETE FROM import_chunks WHERE import_id = ?").bind(importId).run();
  return ROW_AND_CHUNKS + TABLES * pieces;
}
