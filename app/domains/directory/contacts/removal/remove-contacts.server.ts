import { type SQL, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { chunksOf } from "~/core/lists/in-batches";
import { rowAsJson } from "~/core/removal/row-json";
import { toUnixSeconds } from "~/core/seconds";
import { inJsonArray } from "~/core/statement";
import { CONTACT_MARKS } from "../../search/document-marks";
import { contacts } from "../../tables";
import { contactDocument } from "../contact";

/** A query: which of these contacts the account can see. */
export const seenContacts = (ctx: AccountContext, ids: readonly number[]): SQL =>
  sql`select seen.id from ${contacts} seen where seen.id in ${inJsonArray(ids)} and (+seen.account_id = ${ctx.account.id}
    or (+seen.account_id is null and not exists (
      select 1 from hidden_contacts h where h.account_id = ${ctx.account.id} and h.contact_id = seen.id)))`;

const SEEN = `SELECT c.id FROM json_each(?2) asked CROSS JOIN contacts c ON c.id = asked.value
WHERE c.account_id = ?1 OR (c.account_id IS NULL AND NOT EXISTS (
  SELECT 1 FROM hidden_contacts h WHERE h.account_id = ?1 AND h.contact_id = c.id))`;

const KEEP = `INSERT OR REPLACE INTO removed_contacts (account_id, contact_id, before, email_key, origin_id, removed_at)
SELECT ?1, c.id, iif(c.account_id IS NULL, NULL, ${rowAsJson(contacts, "c")}), c.email_key, c.origin_id, ?3
FROM contacts c WHERE c.id IN (${SEEN})`;

const DELETE = "DELETE FROM contacts WHERE id IN (SELECT value FROM json_each(?2)) AND account_id = ?1";

const HIDE = `INSERT OR IGNORE INTO hidden_contacts (account_id, contact_id)
SELECT ?1, c.id FROM json_each(?2) asked CROSS JOIN contacts c ON c.id = asked.value WHERE c.account_id IS NULL`;

/** Rows per statement: D1 accepts 2 MB per parameter. */
const MAX_ROWS = 500;

/** Indexes `[id, document]` rows, which must be in id order: FTS5 needs ascending rowids. */
export const indexStatements = (
  ctx: AccountContext,
  documents: [id: number, text: string][],
  onlyIf = "1",
) => {
  const inOrder = [...documents].sort(([one], [other]) => one - other);
  const from = `FROM json_each(?1) row CROSS JOIN contacts c ON c.id = row.value ->> 0
    AND (c.account_id = ?2 OR c.account_id IS NULL) WHERE ${onlyIf}`;
  const texts = [
    `DELETE FROM contact_search WHERE rowid IN (SELECT c.id ${from})`,
    `INSERT INTO contact_search (rowid, words) SELECT c.id, (row.value ->> 1) || ${CONTACT_MARKS} ${from}`,
  ];
  return chunksOf(inOrder, MAX_ROWS).flatMap((some) =>
    texts.map((text) => ctx.d1.prepare(text).bind(JSON.stringify(some), ctx.account.id)),
  );
};

const sharedAmong = (ctx: AccountContext, ids: readonly number[]) =>
  ctx.db
    .select()
    .from(contacts)
    .where(sql`${contacts.id} in (${seenContacts(ctx, ids)}) and ${contacts.accountId} is null`);

/** Statements for one batch: each contact is removed from every list, and can be restored within its retention period. */
export async function removeContactsStatements(
  ctx: AccountContext,
  ids: readonly number[],
): Promise<D1PreparedStatement[]> {
  const shared = await sharedAmong(ctx, ids);
  const own = ctx.account.id;
  const asked = JSON.stringify(ids);
  const hidden = shared.map(({ id }) => id);
  return [
    ctx.d1.prepare(KEEP).bind(own, asked, toUnixSeconds(ctx.now())),
    ctx.d1.prepare(DELETE).bind(own, asked),
    ...(hidden.length === 0
      ? []
      : [
          ctx.d1.prepare(HIDE).bind(own, JSON.stringify(hidden)),
          ...indexStatements(
            ctx,
            shared.map((contact) => [contact.id, contactDocument(contact, null)]),
          ),
        ]),
  ];
}
