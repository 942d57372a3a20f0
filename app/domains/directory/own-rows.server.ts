import { and, asc, eq, gt } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import type { Contact } from "./contacts/contact";
import { contacts } from "./tables";

const COMPANIES = `SELECT count FROM company_counts
WHERE account_id = ?1 AND wildcards = 7 AND country = '*' AND industry = '*' AND size = '*'`;
const CONTACTS = "SELECT count FROM contact_counts WHERE account_id = ?1";

/** Counts the account's own rows, without the shared directory. */
export async function countOwnRows(ctx: AccountContext): Promise<{ companies: number; contacts: number }> {
  const [companies, people] = await ctx.d1.batch<{ count: number }>(
    [COMPANIES, CONTACTS].map((text) => ctx.d1.prepare(text).bind(ctx.account.id)),
  );
  return { companies: companies?.results[0]?.count ?? 0, contacts: people?.results[0]?.count ?? 0 };
}

/** By id. */
export const listOwnContacts = (ctx: AccountContext, after: number, limit: number): Promise<Contact[]> =>
  ctx.db
    .select()
    .from(contacts)
    .where(and(eq(contacts.accountId, ctx.account.id), gt(contacts.id, after)))
    .orderBy(asc(contacts.id))
    .limit(limit);
