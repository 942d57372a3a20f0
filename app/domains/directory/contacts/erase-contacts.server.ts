import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { isSameKey } from "~/core/same-address";
import { statement } from "~/core/statement";
import { companyNotes, contacts } from "../tables";

export const contactsWithAddress = (key: string): SQL =>
  sql`select id from contacts where ${isSameKey(sql`email_key`, key)}`;

/** Contacts with this address, shared and of every account, and the accounts' own copies of them. */
const contactsOf = (key: string): SQL => sql`id in (
  ${contactsWithAddress(key)}
  union select copy.id from contacts c join contacts copy on copy.origin_id = c.id
    where ${isSameKey(sql`c.email_key`, key)})`;

export const contactCountOf = (key: string): SQL =>
  sql`(select count(*) from contacts where ${contactsOf(key)})`;

/** Triggers take index, hiding and counts along. */
export const eraseContacts = (ctx: Context, key: string) =>
  statement(ctx, sql`delete from ${contacts} where ${contactsOf(key)}`);

export const notesHeldOf = (ctx: Context, key: string) =>
  ctx.db
    .select({ accountId: companyNotes.accountId, text: companyNotes.text, at: companyNotes.at })
    .from(companyNotes)
    .where(sql`${companyNotes.contactId} in (select id from contacts where ${contactsOf(key)})`)
    .orderBy(sql`${companyNotes.id} desc`)
    .limit(500);

export const contactsHeldOf = (ctx: Context, key: string) =>
  ctx.db.select().from(contacts).where(contactsOf(key)).limit(500);
