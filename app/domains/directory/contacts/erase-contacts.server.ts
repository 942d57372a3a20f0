import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { rowOfJson } from "~/core/removal/row-json";
import { isSameKey } from "~/core/same-address";
import { statement } from "~/core/statement";
import { companyNotes, contacts } from "../tables";
import {
  eraseRemovedContacts,
  removedCountOf,
  removedHeldOf,
  removedIdsOf,
} from "./removal/removed-contacts.server";

export const contactsWithAddress = (key: string): SQL =>
  sql`select id from contacts where ${isSameKey(sql`email_key`, key)}`;

/** Contacts with this address, shared and in every account, including accounts' copies of them. */
const contactsOf = (key: string): SQL => sql`id in (
  ${contactsWithAddress(key)}
  union select copy.id from contacts c join contacts copy on copy.origin_id = c.id
    where ${isSameKey(sql`c.email_key`, key)})`;

export const contactCountOf = (key: string): SQL =>
  sql`((select count(*) from contacts where ${contactsOf(key)}) + ${removedCountOf(key)})`;

/** Erases contacts with this address, removed ones included. Triggers delete their index, hiding, notes and counts. */
export const eraseContacts = (ctx: Context, key: string) => [
  eraseRemovedContacts(ctx, key),
  statement(ctx, sql`delete from ${contacts} where ${contactsOf(key)}`),
];

export const contactIdsOf = (key: string): SQL =>
  sql`select id from contacts where ${contactsOf(key)} union ${removedIdsOf(key)}`;

export const notesHeldOf = (ctx: Context, key: string) =>
  ctx.db
    .select({ accountId: companyNotes.accountId, text: companyNotes.text, at: companyNotes.at })
    .from(companyNotes)
    .where(sql`${companyNotes.contactId} in (${contactIdsOf(key)})`)
    .orderBy(sql`${companyNotes.id} desc`)
    .limit(500);

/** At most 500 of each: current contacts, and removed ones within their retention period. */
export async function contactsHeldOf(ctx: Context, key: string) {
  const [rows, removed] = await Promise.all([
    ctx.db.select().from(contacts).where(contactsOf(key)).limit(500),
    removedHeldOf(ctx, key),
  ]);
  const before = removed.map(({ before, removedAt }) => ({
    ...rowOfJson(contacts, before ?? "{}"),
    removedAt,
  }));
  return [...rows.map((row) => ({ ...row, removedAt: null })), ...before];
}
