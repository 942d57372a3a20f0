import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { accounts, users } from "./tables";

type Cause = NonNullable<(typeof accounts.$inferSelect)["suspensionCause"]>;

const LAST_USER_REASON = "The last active user of the account was suspended.";
const NO_USER_REASON = "The account has no active user.";

const actorId = ({ actor }: Context) => (actor.kind === "user" ? actor.userId : null);

const hasActiveUser = sql`exists (select 1 from users u where u.account_id = "accounts"."id"
  and u.suspended_at is null and u.deactivated_at is null)`;

const suspend = (ctx: Context, cause: Cause, reason: string, condition: SQL | undefined) =>
  ctx.db
    .update(accounts)
    .set({
      state: "suspended",
      suspendedAt: ctx.now(),
      suspendedBy: actorId(ctx),
      suspensionCause: cause,
      suspensionReason: reason,
    })
    .where(condition)
    .returning({ id: accounts.id });

const isCausedByLastUser = sql`(${accounts.state} = 'suspended' and ${accounts.suspensionCause} = 'last-user')`;

export const suspendAccountStatement = (ctx: Context, accountId: number, reason: string) =>
  suspend(
    ctx,
    "administrator",
    reason,
    and(eq(accounts.id, accountId), sql`(${accounts.state} = 'active' or ${isCausedByLastUser})`),
  );

/** Runs in the batch that suspends a user, after the suspension: suspends the account if that was its last active user. */
export const suspendWithLastUserStatement = (ctx: Context, userId: number) =>
  suspend(
    ctx,
    "last-user",
    LAST_USER_REASON,
    and(
      sql`${accounts.id} = (select account_id from users where id = ${userId} and suspended_at = ${toUnixSeconds(ctx.now())})`,
      eq(accounts.state, "active"),
      sql`not ${hasActiveUser}`,
    ),
  );

/** Runs in the batch that erases a user, after the erasure: suspends an account without active users. */
export const suspendWithoutUserStatement = (ctx: Context, accountId: number | null) =>
  suspend(
    ctx,
    "last-user",
    NO_USER_REASON,
    and(eq(accounts.id, accountId ?? 0), eq(accounts.state, "active"), sql`not ${hasActiveUser}`),
  );

const reactivate = (ctx: Context, condition: SQL | undefined) =>
  ctx.db
    .update(accounts)
    .set({
      state: "active",
      suspendedAt: null,
      suspendedBy: null,
      suspensionCause: null,
      suspensionReason: null,
    })
    .where(and(eq(accounts.state, "suspended"), hasActiveUser, condition))
    .returning({ id: accounts.id });

export const reactivateAccountStatement = (ctx: Context, accountId: number) =>
  reactivate(ctx, eq(accounts.id, accountId));

/** Runs in the batch that lifts a user's suspension, after it: undoes only `suspendWithLastUserStatement`. */
export const reactivateWithUserStatement = (ctx: Context, userId: number) =>
  reactivate(
    ctx,
    and(
      sql`${accounts.id} = (select account_id from users where id = ${userId} and suspended_at is null)`,
      isCausedByLastUser,
    ),
  );

export async function isLastActiveUser(ctx: Context, userId: number): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(
      and(
        eq(users.id, userId),
        eq(accounts.state, "active"),
        sql`not exists (select 1 from users o where o.account_id = "accounts"."id" and o.id <> ${userId}
          and o.suspended_at is null and o.deactivated_at is null)`,
      ),
    );
  return row !== undefined;
}

export async function findSuspension(ctx: Pick<Context, "db">, accountId: number) {
  const [row] = await ctx.db
    .select({
      at: accounts.suspendedAt,
      by: accounts.suspendedBy,
      cause: accounts.suspensionCause,
      reason: accounts.suspensionReason,
    })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), eq(accounts.state, "suspended")))
    .limit(1);
  return row ?? null;
}

const MAX_OWNERS = 5;

export const listOwners = (ctx: Pick<Context, "db">, accountId: number) =>
  ctx.db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(
      and(
        eq(users.accountId, accountId),
        eq(users.role, "owner"),
        eq(users.isDemo, false),
        isNull(users.deactivatedAt),
      ),
    )
    .orderBy(asc(users.id))
    .limit(MAX_OWNERS);
