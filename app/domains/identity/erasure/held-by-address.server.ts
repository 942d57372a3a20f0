import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { isSameKey } from "~/core/same-address";
import { accounts, invitations, users } from "../tables";

export async function hasUser(ctx: Context, key: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, key), isNull(users.deactivatedAt)))
    .limit(1);
  return found.length > 0;
}

const isInvited = (key: string) => isSameKey(sql`${invitations.emailKey}`, key);

export const invitationsHeldOf = (ctx: Context, key: string) =>
  ctx.db
    .select({
      accountId: invitations.accountId,
      role: invitations.role,
      invitedAt: invitations.createdAt,
      acceptedAt: invitations.acceptedAt,
    })
    .from(invitations)
    .where(isInvited(key))
    .limit(500);

export async function accountNames(ctx: Context, ids: (number | null)[]): Promise<Map<number, string>> {
  const known = [...new Set(ids.filter((id): id is number => id !== null))].slice(0, 90);
  if (known.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: accounts.id, name: accounts.name })
    .from(accounts)
    .where(inArray(accounts.id, known));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const withdrawInvitationsOf = (ctx: Context, key: string) =>
  ctx.db.delete(invitations).where(isInvited(key));
