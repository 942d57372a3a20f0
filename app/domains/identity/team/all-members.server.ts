import { and, asc, eq, isNull } from "drizzle-orm";
import type { Context } from "~/core/context";
import { users } from "../tables";

const MAX_MEMBERS = 100;

export const listAllMembers = (ctx: Pick<Context, "db">, accountId: number) =>
  ctx.db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      suspendedAt: users.suspendedAt,
    })
    .from(users)
    .where(and(eq(users.accountId, accountId), isNull(users.deactivatedAt)))
    .orderBy(asc(users.id))
    .limit(MAX_MEMBERS);
