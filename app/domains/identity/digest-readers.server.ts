import { and, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { accounts, users } from "./tables";

/** Active users with a confirmed address, of active accounts. At most 90 ids. */
export const readersAmong = (ctx: Pick<Context, "db">, userIds: number[]) =>
  ctx.db
    .select({
      userId: users.id,
      accountId: accounts.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      country: accounts.hqCountry,
    })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(
      and(
        inArray(users.id, userIds),
        isNotNull(users.emailVerifiedAt),
        isNull(users.suspendedAt),
        isNull(users.deactivatedAt),
        eq(accounts.state, "active"),
      ),
    );

export type Reader = Awaited<ReturnType<typeof readersAmong>>[number];
