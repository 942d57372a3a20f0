import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { isSameKey } from "~/core/same-address";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { removedContacts } from "../../tables";

export interface RemovedContact {
  id: number;
  name: string;
  company: string | null;
  removedAt: Date;
}

const REMOVED = `SELECT r.contact_id AS id, coalesce(r.before ->> '$.contact_name', c.contact_name) AS name,
  coalesce(r.before ->> '$.company_name', c.company_name) AS company, r.removed_at AS removedAt
FROM removed_contacts r LEFT JOIN contacts c ON c.id = r.contact_id AND c.account_id IS NULL
WHERE r.account_id = ?1 AND (r.before IS NOT NULL OR c.id IS NOT NULL)`;

type Row = Omit<RemovedContact, "removedAt"> & { removedAt: number };

const fromRow = (row: Row): RemovedContact => ({ ...row, removedAt: new Date(row.removedAt * 1000) });

export async function findRemovedContact(ctx: AccountContext, id: number): Promise<RemovedContact | null> {
  const row = await ctx.d1.prepare(`${REMOVED} AND r.contact_id = ?2`).bind(ctx.account.id, id).first<Row>();
  return row && fromRow(row);
}

const MOST_LISTED = 50;
const LATEST = `${REMOVED} ORDER BY r.removed_at DESC, r.contact_id DESC LIMIT ${MOST_LISTED}`;

export async function listRemovedContacts(ctx: AccountContext): Promise<RemovedContact[]> {
  const { results } = await ctx.d1.prepare(LATEST).bind(ctx.account.id).all<Row>();
  return results.map(fromRow);
}

const OLD =
  "DELETE FROM removed_contacts WHERE rowid IN (SELECT rowid FROM removed_contacts WHERE removed_at < ?1 LIMIT 500)";

export async function forgetRemovedContacts(ctx: Context, before: Date): Promise<number> {
  return (await ctx.d1.prepare(OLD).bind(secondsOf(before)).run()).meta.changes;
}

/** Of every account: who has this address, and own copies of who has it. Before the contacts themselves go. */
const removedOf = (key: string): SQL => sql`rowid in (
  select rowid from ${removedContacts} where email_key is not null and ${isSameKey(sql`email_key`, key)}
  union select r.rowid from contacts c join ${removedContacts} r on r.origin_id = c.id
    where ${isSameKey(sql`c.email_key`, key)})`;

export const removedCountOf = (key: string): SQL =>
  sql`(select count(before) from ${removedContacts} where ${removedOf(key)})`;

export const eraseRemovedContacts = (ctx: Context, key: string) =>
  statement(ctx, sql`delete from ${removedContacts} where ${removedOf(key)}`);

export const removedIdsOf = (key: string): SQL =>
  sql`select contact_id from ${removedContacts} where ${removedOf(key)}`;

export const removedHeldOf = (ctx: Context, key: string) =>
  ctx.db
    .select()
    .from(removedContacts)
    .where(sql`${removedOf(key)} and before is not null`)
    .limit(500);
