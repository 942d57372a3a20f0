import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { secondsOf } from "~/core/seconds";
import { removeImportRows } from "../remove-own-directory.server";
import { imports } from "../tables";
import { WORKING } from "./import";

const A_FEW = 10;
const PIECES = 200;
const ROWS = 500;
const LATE = "This file was not imported in time, so it was removed. Please upload it again.";

/** An upload that never ran is over. Safe to repeat after a crash at any point. */
export async function removeImportFiles(ctx: Context, before: Date): Promise<number> {
  const { results } = await ctx.d1
    .prepare(OLD)
    .bind(secondsOf(before))
    .all<{ id: number; file_key: string }>();
  for (const { id, file_key } of results) await removeFile(ctx, id, file_key);
  return results.length;
}

// Those whose removal was broken off in the middle come again.
const OLD = `SELECT id, file_key FROM imports WHERE
(file_removed_at IS NULL AND status IN ('uploaded', 'checked', 'completed', 'failed', 'undone')
  AND coalesce(completed_at, created_at) < ?1)
OR (file_removed_at IS NOT NULL AND (EXISTS (SELECT 1 FROM import_rejects WHERE import_id = imports.id)
  OR EXISTS (SELECT 1 FROM import_changes WHERE import_id = imports.id)
  OR EXISTS (SELECT 1 FROM import_chunks WHERE import_id = imports.id))) LIMIT ${A_FEW}`;

async function removeFile(ctx: Context, importId: number, fileKey: string): Promise<void> {
  const neverRan = sql`${imports.status} in ('uploaded', 'checked')`;
  const claimed = await ctx.db
    .update(imports)
    .set({
      fileRemovedAt: sql`coalesce(${imports.fileRemovedAt}, ${secondsOf(ctx.now())})`,
      sample: [],
      failureReason: sql`case when ${neverRan} then ${LATE} else ${imports.failureReason} end`,
      status: sql`case when ${neverRan} then 'failed' else ${imports.status} end`,
    })
    .where(and(eq(imports.id, importId), notInArray(imports.status, [...WORKING])))
    .returning({ id: imports.id });
  if (claimed.length === 0) return;
  await ctx.files.delete(fileKey);
  for (let piece = 0; piece < PIECES; piece += 1)
    if ((await removeImportRows(ctx, importId, ROWS)).meta.changes === 0) break;
  await ctx.d1.prepare("DELETE FROM import_chunks WHERE import_id = ?").bind(importId).run();
}
