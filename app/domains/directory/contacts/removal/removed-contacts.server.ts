import { type SQL, sql } from "drizzle-orm";
import type { AccountContext, Context } from "~/core/context";
import { MAX_EXACT_COUNT, type Page, pageOf, totalUpTo } from "~/core/pagination";
import { isSameKey } from "~/core/same-address";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { removedContacts } from "../../tables";

interface RemovedContact {
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

const BEYOND = `AND (r.removed_at, r.contact_id) < ((SELECT removed_at
  FROM removed_contacts WHERE account_id = ?1 AND contact_id = ?3), ?3)`;
const LATEST = "ORDER BY r.removed_at DESC, r.contact_id DESC LIMIT ?2";

const COUNT = `SELECT count(*) AS n FROM (SELECT 1 FROM removed_contacts WHERE account_id = ?1 LIMIT ${MAX_EXACT_COUNT})`;

export async function listRemovedContacts(
  ctx: AccountContext,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<Page<RemovedContact>> {
  const page = ctx.d1.prepare(`${REMOVED} ${cursor === undefined ? "" : BEYOND} ${LATEST}`);
  const { results } = await page
    .bind(ctx.account.id, limit + 1, ...(cursor === undefined ? [] : [cursor]))
    .all<Row>();
  const count = await ctx.d1.prepare(COUNT).bind(ctx.account.id).first<number>("n");
  const { rows, next } = pageOf(results, limit, ({ id }) => id);
  return { rows: rows.map(fromRow), next, total: totalUpTo(count ?? 0) };
}

const OLD =
  "DELETE FROM removed_contacts WHERE rowid IN (SELECT rowid FROM removed_contacts WHERE removed_at < ?1 LIMIT 500)";

export async function purgeRemovedContacts(ctx: Context, before: Date): Promise<number> {
  return (await ctx.d1.prepare(OLD).bind(toUnixSeconds(before)).run()).meta.changes;
}

/**
 * Removed contacts of every account with this address, and removed copies of such contacts. Must run before the
 * contacts are deleted.
 */
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
