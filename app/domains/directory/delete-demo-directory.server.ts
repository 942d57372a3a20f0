import { and, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { deleteCompanyStatements } from "./companies/write-companies.server";
import { purgeEmptyCounts, removeImport } from "./erase-own-directory.server";
import { imports } from "./tables";

const BATCH_SIZE = 500;

const CONTACTS =
  "DELETE FROM contacts WHERE id IN (SELECT id FROM contacts WHERE account_id = ?1 AND is_demo = 1 LIMIT ?2)";
const COMPANIES = `SELECT c.id FROM imports i CROSS JOIN companies c ON c.import_id = i.id
WHERE i.account_id = ?1 AND i.is_demo = 1 AND c.account_id = ?1 AND c.is_demo = 1 LIMIT ?2`;
const NOTES =
  "DELETE FROM company_notes WHERE account_id = ?1 AND company_id IN (SELECT value FROM json_each(?2))";
const REMOVED = [
  "DELETE FROM removed_companies WHERE account_id = ?1 AND before ->> '$.isDemo' = 1",
  "DELETE FROM removed_contacts WHERE account_id = ?1 AND before ->> '$.is_demo' = 1",
];

const PEOPLE = `DELETE FROM contacts
WHERE id IN (SELECT id FROM contacts WHERE account_id = ?1 AND is_demo = 1 AND source = ?3 LIMIT ?2)
RETURNING id`;

/** Deletes a batch of the demo contacts from one source; returns how many. */
export async function deleteDemoPeople(ctx: AccountContext, source: string): Promise<number> {
  return (await ctx.d1.prepare(PEOPLE).bind(ctx.account.id, BATCH_SIZE, source).run()).results.length;
}

/** Deletes a batch; returns false when nothing is left. Companies are deleted before their imports. */
export async function deleteDemoDirectory(ctx: AccountContext): Promise<boolean> {
  const { id } = ctx.account;
  const contacts = await ctx.d1.prepare(CONTACTS).bind(id, BATCH_SIZE).run();
  if (contacts.meta.changes > 0) return true;
  const { results } = await ctx.d1.prepare(COMPANIES).bind(id, BATCH_SIZE).all<{ id: number }>();
  if (results.length > 0) {
    const ids = results.map((company) => company.id);
    const notes = ctx.d1.prepare(NOTES).bind(id, JSON.stringify(ids));
    await ctx.d1.batch([notes, ...deleteCompanyStatements(ctx, ids)]);
    return true;
  }
  await ctx.d1.batch(REMOVED.map((sql) => ctx.d1.prepare(sql).bind(id)));
  if (await removeImport(ctx, and(eq(imports.accountId, id), eq(imports.isDemo, true)))) return true;
  await purgeEmptyCounts(ctx);
  return false;
}
