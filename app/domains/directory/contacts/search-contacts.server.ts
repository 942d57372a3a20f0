import { desc, inArray, sql } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { matchOf } from "../search/search-match";
import { contacts } from "../tables";

/** The newest whose words fit, without a total. */
export const searchContacts = (ctx: AccountContext, words: string, limit: number) => {
  const match = matchOf({ words }, ctx.account.id);
  const page = sql`(select rowid from contact_search where contact_search match ${match}
    order by rowid desc limit ${limit})`;
  return ctx.db.select().from(contacts).where(inArray(contacts.id, page)).orderBy(desc(contacts.id));
};
