import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import { users } from "./tables";

/** Whether somebody of the account has shown that an address is theirs: what strangers get mail for wants a person behind it. */
export async function hasProvedPerson(ctx: AccountContext): Promise<boolean> {
  const [found] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.accountId, ctx.account.id),
        or(isNotNull(users.emailVerifiedAt), eq(users.isDemo, true)),
        isNull(users.suspendedAt),
        isNull(users.deactivatedAt),
      ),
    )
    .limit(1);
  return found !== undefined;
}
