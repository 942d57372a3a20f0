import { eq } from "drizzle-orm";
import type { Account, Context } from "~/core/context";
import { findAccount } from "~/domains/identity/find-account.server";
import { leadSearches } from "../tables";

export async function accountOfSearch(db: Context["db"], searchId: number): Promise<Account | null> {
  const [row] = await db
    .select({ accountId: leadSearches.accountId })
    .from(leadSearches)
    .where(eq(leadSearches.id, searchId))
    .limit(1);
  return row ? findAccount(db, row.accountId) : null;
}
