import { eq, type SQL } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { deleteCompanyStatements } from "./companies/write-companies.server";
import { forgetKnownPeople } from "./imports/people/known-people.server";
import { forgetRequest } from "./research/research-requests.server";
import { searchCompanies } from "./search/search-companies.server";
import { imports } from "./tables";

const BATCH_SIZE = 500;

/** Stops all imports: a running job loses its lease. */
export const stopImports = (ctx: AccountContext) =>
  ctx.db
    .update(imports)
    .set({ status: "failed", failureReason: "The account was closed.", leaseUntil: null })
    .where(eq(imports.accountId, ctx.account.id));

/** Deleted in this order; triggers update indexes and counts. */
const CHUNKS = [
  "DELETE FROM company_reports WHERE id IN (SELECT id FROM company_reports WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM company_notes WHERE id IN (SELECT id FROM company_notes WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM contacts WHERE id IN (SELECT id FROM contacts WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM hidden_contacts WHERE (account_id, contact_id) IN (SELECT account_id, contact_id FROM hidden_contacts WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM hidden_companies WHERE (account_id, company_id) IN (SELECT account_id, company_id FROM hidden_companies WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM removed_companies WHERE (account_id, company_id) IN (SELECT account_id, company_id FROM removed_companies WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM removed_contacts WHERE (account_id, contact_id) IN (SELECT account_id, contact_id FROM removed_contacts WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM discarded_overrides WHERE (account_id, company_id) IN (SELECT account_id, company_id FROM discarded_overrides WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM first_party_companies WHERE (account_id, company_id) IN (SELECT account_id, company_id FROM first_party_companies WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM merged_companies WHERE (account_id, company_id) IN (SELECT account_id, company_id FROM merged_companies WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM directory_owners WHERE (account_id, list, row_id) IN (SELECT account_id, list, row_id FROM directory_owners WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM industry_label_uses WHERE (account_id, label_id) IN (SELECT account_id, label_id FROM industry_label_uses WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM search_words WHERE (account_id, word) IN (SELECT account_id, word FROM search_words WHERE account_id = ?1 LIMIT ?2)",
  "DELETE FROM search_word_forms WHERE (account_id, form) IN (SELECT account_id, form FROM search_word_forms WHERE account_id = ?1 LIMIT ?2)",
];

const COUNTS = [
  "DELETE FROM contact_counts WHERE account_id = ?1",
  "DELETE FROM company_counts WHERE account_id IN (?1, -?1)",
  "DELETE FROM company_days WHERE account_id IN (?1, -?1)",
];

async function removeCompanies(ctx: AccountContext): Promise<boolean> {
  const { companies } = await searchCompanies(ctx, { isOwnOnly: true }, { limit: BATCH_SIZE });
  if (companies.length === 0) return false;
  const statements = deleteCompanyStatements(
    ctx,
    companies.map(({ id }) => id),
  );
  await ctx.d1.batch(statements);
  return true;
}

/** Deletes an import's rows, then its file, then the import itself, so that it can be resumed after a crash. */
export async function removeImport(ctx: AccountContext, which: SQL | undefined): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: imports.id, fileKey: imports.fileKey })
    .from(imports)
    .where(which)
    .limit(1);
  if (!row) return false;
  const { meta } = await removeImportRows(ctx, row.id, BATCH_SIZE);
  if (meta.changes === BATCH_SIZE) return true;
  const known = await forgetKnownPeople(ctx, row.id, BATCH_SIZE).run();
  if (known.meta.changes === BATCH_SIZE) return true;
  await ctx.files.delete(row.fileKey);
  await ctx.d1.batch([
    ctx.d1.prepare("DELETE FROM import_duplicates WHERE import_id = ?1").bind(row.id),
    ctx.d1.prepare("DELETE FROM import_fills WHERE import_id = ?1").bind(row.id),
    ctx.d1.prepare("DELETE FROM import_chunks WHERE import_id = ?1").bind(row.id),
    ctx.d1.prepare("DELETE FROM imports WHERE id = ?1").bind(row.id),
  ]);
  return true;
}

export async function removeImportRows(ctx: Pick<AccountContext, "d1">, importId: number, limit: number) {
  const rejects = await ctx.d1
    .prepare(
      "DELETE FROM import_rejects WHERE import_id = ?1 AND line IN (SELECT line FROM import_rejects WHERE import_id = ?1 LIMIT ?2)",
    )
    .bind(importId, limit)
    .run();
  if (rejects.meta.changes > 0) return rejects;
  return ctx.d1
    .prepare(
      "DELETE FROM import_changes WHERE import_id = ?1 AND company_id IN (SELECT company_id FROM import_changes WHERE import_id = ?1 LIMIT ?2)",
    )
    .bind(importId, limit)
    .run();
}

/** Erases a batch; returns false when nothing is left. Safe to repeat. */
export async function eraseOwnDirectory(ctx: AccountContext): Promise<boolean> {
  if (await removeCompanies(ctx)) return true;
  for (const chunk of CHUNKS) {
    const { meta } = await ctx.d1.prepare(chunk).bind(ctx.account.id, BATCH_SIZE).run();
    if (meta.changes > 0) return true;
  }
  if (await removeImport(ctx, eq(imports.accountId, ctx.account.id))) return true;
  await ctx.d1.batch(COUNTS.map((sql) => ctx.d1.prepare(sql).bind(ctx.account.id)));
  await forgetRequest(ctx);
  return false;
}

const EMPTY = ["company_counts", "company_days", "contact_counts"].map(
  (table) => `DELETE FROM ${table} WHERE account_id = ?1 AND count = 0`,
);

export const purgeEmptyCounts = (ctx: AccountContext) =>
  ctx.d1.batch(EMPTY.map((sql) => ctx.d1.prepare(sql).bind(ctx.account.id)));
