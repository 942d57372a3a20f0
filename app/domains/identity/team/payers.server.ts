import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { users } from "../tables";

const MAX_PAYERS = 5;

export const listPayers = (ctx: Pick<Context, "db">, accountId: number) =>
  ctx.db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(
      and(
        eq(users.accountId, accountId),
        eq(users.role, "owner"),
        isNotNull(users.emailVerifiedAt),
        isNull(users.suspendedAt),
        isNull(users.deactivatedAt),
      ),
    )
    .orderBy(asc(users.id))
    .limit(MAX_PAYERS);
