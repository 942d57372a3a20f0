import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { accounts, users } from "../tables";

/** Values of a user's row after the erasure; the id stays for references. */
export const erasedFields = (userId: number, now: Date) => ({
  firstName: "Deleted",
  lastName: "user",
  email: `deleted-${userId}@invalid`,
  emailKey: `deleted-${userId}@invalid`,
  emailVerifiedAt: null,
  passwordHash: null,
  phone: null,
  profilePicture: null,
  totpSecret: null,
  totpConfirmedAt: null,
  isAdmin: false,
  deactivatedAt: now,
});

/** SQL condition: another active administrator remains without this row, also under concurrency. */
export const IS_NOT_THE_LAST_ADMIN = sql`("users"."is_admin" = 0 or exists (select 1 from users other
  where other.is_admin = 1 and other.deactivated_at is null and other.suspended_at is null and other.id <> "users"."id"))`;

const OTHERS = sql`select 1 from users o where o.account_id = "users"."account_id" and o.id <> "users"."id"
  and o.deactivated_at is null`;

/** SQL condition: an account with other members keeps an owner. Erasing the only member closes the account. */
const LEAVES_AN_OWNER = sql`("users"."account_id" is null or "users"."role" is not 'owner' or not exists (${OTHERS})
  or exists (${OTHERS} and o.role = 'owner' and o.suspended_at is null))`;

export const eraseUserStatement = (ctx: Context, userId: number) =>
  ctx.db
    .update(users)
    .set(erasedFields(userId, ctx.now()))
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt), IS_NOT_THE_LAST_ADMIN, LEAVES_AN_OWNER))
    .returning({ id: users.id });

export const closeAccountStatement = (ctx: Context, accountId: number | null) =>
  ctx.db
    .update(accounts)
    .set({ state: "closed", closedAt: ctx.now() })
    .where(
      and(
        eq(accounts.id, accountId ?? 0),
        ne(accounts.state, "closed"),
        sql`not exists (select 1 from users u where u.account_id = ${accountId} and u.deactivated_at is null)`,
      ),
    )
    .returning({ id: accounts.id });

export const isErased = (userId: number): SQL =>
  sql`exists (select 1 from users gone where gone.id = ${userId} and gone.deactivated_at is not null)`;

/** @throws DomainError not_found */
export async function erasureOf(
  ctx: Context,
  userId: number,
): Promise<"erases" | "closes-account" | "last-owner" | "last-admin"> {
  const [row] = await ctx.db
    .select({
      isAdminLeft: sql<number>`${IS_NOT_THE_LAST_ADMIN}`,
      isOwnerLeft: sql<number>`${LEAVES_AN_OWNER}`,
      isAlone: sql<number>`${users.accountId} is not null and not exists (${OTHERS})`,
    })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  if (!row) throw notFound("This user");
  if (!row.isAdminLeft) return "last-admin";
  if (!row.isOwnerLeft) return "last-owner";
  return row.isAlone ? "closes-account" : "erases";
}
