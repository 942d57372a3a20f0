import type { Context } from "~/core/context";
import { chunksOf } from "~/core/lists/in-batches";
import { deleteCompanyStatements } from "../companies/write-companies.server";
import type { ListedCompany } from "../sources/listed-company";
import { PACK_SOURCES } from "./pack-sources";

const PAGE = 1_000;

const PRESENT = `SELECT c.id, c.source_id AS sourceId FROM companies c INDEXED BY companies_source
WHERE c.account_id IS NULL AND c.source = ?1 AND c.source_id > ?2 ORDER BY c.source_id LIMIT ?3`;

// Each view is read only once (migrations/0028_open_data.sql).
const USES = ["leads", "work", "marks", "versions"].map((name) => `shared_company_${name}`);
const UNUSED = `SELECT value AS id FROM json_each(?1)
WHERE ${USES.map((view) => `value NOT IN (SELECT company_id FROM ${view})`).join(" AND ")}`;

async function goneOf(ctx: Pick<Context, "d1">, source: string, kept: ReadonlySet<string>) {
  const gone: number[] = [];
  for (let after = ""; ; ) {
    const { results } = await ctx.d1
      .prepare(PRESENT)
      .bind(source, after, PAGE)
      .all<{ id: number; sourceId: string }>();
    for (const { id, sourceId } of results) if (!kept.has(sourceId)) gone.push(id);
    after = results.at(-1)?.sourceId ?? "";
    if (results.length < PAGE) return gone;
  }
}

/**
 * Removes the pack's companies that its newer version no longer contains. A company that an account uses (a lead, a
 * charge, a deal, a task, a note, a contact, an owner, a tag, an edited version, a report) stays, and is checked again
 * with the next version.
 */
export async function removeGoneRows(
  ctx: Pick<Context, "d1">,
  rows: readonly Pick<ListedCompany, "source" | "sourceId">[],
): Promise<number> {
  const gone: number[] = [];
  for (const { name } of PACK_SOURCES) {
    const kept = new Set(rows.flatMap(({ source, sourceId }) => (source === name ? [sourceId] : [])));
    for (const id of await goneOf(ctx, name, kept)) gone.push(id);
  }
  if (gone.length === 0) return 0;
  const { results } = await ctx.d1.prepare(UNUSED).bind(JSON.stringify(gone)).all<{ id: number }>();
  for (const chunk of chunksOf(results, PAGE))
    await ctx.d1.batch(
      deleteCompanyStatements(
        { ...ctx, account: null },
        chunk.map(({ id }) => id),
      ),
    );
  return results.length;
}
