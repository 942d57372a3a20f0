import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { emailKey } from "~/core/email";
import { inJsonArray } from "~/core/statement";
import { users } from "./tables";

export async function confirmedAmong(
  ctx: Context,
  accountId: number,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await ctx.db
    .select({ key: users.emailKey })
    .from(users)
    .where(
      and(
        eq(users.accountId, accountId),
        isNotNull(users.emailVerifiedAt),
        isNull(users.suspendedAt),
        isNull(users.deactivatedAt),
        sql`${users.emailKey} in ${inJsonArray(addresses.map(emailKey))}`,
      ),
    );
  const keys = new Set(rows.map(({ key }) => key));
  return new Set(addresses.filter((address) => keys.has(emailKey(address))));
}
