import { sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { type ContactFacts, writeFactsStatements } from "../../contacts/write-facts.server";
import { contacts, importFills } from "../../tables";
import type { ImportLease } from "../import-lease.server";

const without = <Value extends object>(value: Value, names: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

type Fills = typeof importFills.$inferSelect;

async function emptiedContacts(ctx: AccountContext, { fills, writtenAt }: Fills): Promise<ContactFacts[]> {
  const fieldsOf = new Map(fills);
  const rows = await ctx.db
    .select()
    .from(contacts)
    .where(
      sql`${contacts.id} in ${inJsonArray([...fieldsOf.keys()])} and ${contacts.accountId} = ${ctx.account.id}`,
    );
  const unchanged = rows.filter(({ updatedAt }) => updatedAt.getTime() === writtenAt.getTime());
  return unchanged.map((before) => {
    const fields = fieldsOf.get(before.id) ?? [];
    const sources = without(before.fieldSources ?? {}, fields);
    return {
      before,
      input: { ...before, ...Object.fromEntries(fields.map((field) => [field, null])) },
      fieldSources: Object.keys(sources).length > 0 ? sources : null,
    };
  });
}

/** Empties the fields that the import filled, in contacts unchanged since. Returns false if another job must continue. */
export async function undoFills(ctx: AccountContext, lease: ImportLease): Promise<boolean> {
  const ofImport = sql`${importFills.importId} = ${lease.row.id}`;
  for (;;) {
    const [chunk] = await ctx.db.select().from(importFills).where(ofImport).limit(1);
    if (!chunk) return true;
    const forget = ctx.d1
      .prepare("DELETE FROM import_fills WHERE import_id = ?1 AND first_row = ?2")
      .bind(chunk.importId, chunk.firstRow);
    await lease.batch([...writeFactsStatements(ctx, await emptiedContacts(ctx, chunk)), forget], {});
    if (lease.isSpent()) return false;
  }
}
