import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { inJsonArray } from "~/core/statement";
import { users } from "../tables";

export const activePeople = (ctx: Pick<Context, "db">) =>
  ctx.db
    .select({
      id: users.id,
      accountId: users.accountId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      phone: users.phone,
      profilePicture: users.profilePicture,
    })
    .from(users)
    .where(isNull(users.deactivatedAt))
    .as("person");

export async function namesOf(ctx: Context, userIds: number[]): Promise<Map<number, string>> {
  const found = await ctx.db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(sql`${users.id} in ${inJsonArray([...new Set(userIds)])}`);
  return new Map(found.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

export async function firstOwnersOf(ctx: Context, accountIds: number[]) {
  const owners = await ctx.db
    .select({ accountId: users.accountId, id: users.id, email: users.email })
    .from(users)
    .where(and(sql`${users.accountId} in ${inJsonArray(accountIds)}`, eq(users.role, "owner")))
    .orderBy(desc(users.id));
  return new Map(owners.map((owner) => [owner.accountId, owner]));
}
