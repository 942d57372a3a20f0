import { eq } from "drizzle-orm";
import type { Account, Context } from "~/core/context";
import { findAccount } from "~/domains/identity/find-account.server";
import { imports } from "../tables";

export async function accountOfImport(db: Context["db"], importId: number): Promise<Account | null> {
  const [row] = await db
    .select({ accountId: imports.accountId })
    .from(imports)
    .where(eq(imports.id, importId))
    .limit(1);
  return row ? findAccount(db, row.accountId) : null;
}
