import { eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { addressTaken } from "~/domains/identity/address-taken";
import { emailKey } from "~/domains/identity/email";
import { sessions, users } from "~/domains/identity/tables";
import { auditIfChanged, auditStatement } from "./audit.server";
import { changePlan } from "./change-plan.server";
import { LAST_ADMIN, requireSomebodyElse } from "./policy";
import type { UserChange } from "./schemas";
import { type AdminUser, getUser } from "./users.server";

/** Whether the row is no administrator, or another one who may sign in is left: holds when two ask at once. */
const IS_NOT_THE_LAST_ADMIN = sql`(${users.isAdmin} = 0 or (select count(*) from (select 1 from users
  where is_admin = 1 and deactivated_at is null and suspended_at is null limit 2)) > 1)`;

type Fields = Partial<typeof users.$inferInsert>;

/** One change of a user, its line of the audit trail, and the end of the user's sessions where it takes rights away. */
async function write(
  ctx: Context,
  userId: number,
  {
    fields,
    condition,
    action,
    detail,
    endsSessions,
  }: {
    fields: Fields;
    condition: SQL;
    action: string;
    detail?: Record<string, unknown>;
    endsSessions: boolean;
  },
): Promise<void> {
  const change = ctx.db
    .update(users)
    .set(fields)
    .where(sql`${users.id} = ${userId} and ${users.deactivatedAt} is null and ${condition}`)
    .returning({ id: users.id });
  const audit = auditIfChanged(ctx, { action, target: `user:${userId}`, ...(detail ? { detail } : {}) });
  // Sessions end only where the audit line was written, which only stands where the user was changed.
  const end = ctx.db.delete(sessions).where(sql`${sessions.userId} = ${userId} and changes() > 0`);
  const [changed] = endsSessions
    ? await ctx.db.batch([change, audit, end])
    : await ctx.db.batch([change, audit]);
  if (changed.length === 0) {
    const user = await getUser(ctx, userId);
    if (user.deactivatedAt) throw new DomainError("conflict", "This user was deleted.");
    throw new DomainError("conflict", LAST_ADMIN);
  }
}

const ANY = sql`true`;

/** Changes what was sent; a changed type or right ends the user's sessions. @throws DomainError not_found, conflict */
export async function changeUser(ctx: Context, userId: number, input: UserChange): Promise<AdminUser> {
  const user = await getUser(ctx, userId);
  const userType = input.userType ?? user.userType;
  const isAdmin = userType === "admin" || (input.isAdmin ?? (user.isAdmin && user.userType !== "admin"));
  const losesAdmin = user.isAdmin && !isAdmin;
  if (losesAdmin) requireSomebodyElse(ctx, userId, "take this right from");
  if (userType === "business" && user.accountId === null)
    throw new DomainError("invalid", "Only a user who signed up as a business has an account to work in.", {
      field: "userType",
    });
  const fields: Fields = { userType, isAdmin };
  if (input.firstName !== undefined) fields.firstName = input.firstName;
  if (input.lastName !== undefined) fields.lastName = input.lastName;
  if (input.email !== undefined && input.email !== user.email)
    Object.assign(fields, { email: input.email, emailKey: emailKey(input.email), emailVerifiedAt: null });
  try {
    await write(ctx, userId, {
      fields,
      condition: losesAdmin ? IS_NOT_THE_LAST_ADMIN : ANY,
      action: "change-user",
      detail: { fields: Object.keys(input), userType, isAdmin },
      endsSessions: losesAdmin || isAdmin !== user.isAdmin || userType !== user.userType,
    });
  } catch (error) {
    throw addressTaken(error);
  }
  if (input.subscriptionTier && user.accountId !== null) await changePlan(ctx, user, input.subscriptionTier);
  return getUser(ctx, userId);
}

/** Keeps a user out until it is lifted, and ends the sessions. @throws DomainError not_found, forbidden, conflict */
export async function suspendUser(ctx: Context, userId: number): Promise<void> {
  requireSomebodyElse(ctx, userId, "suspend");
  await write(ctx, userId, {
    fields: { suspendedAt: ctx.now() },
    condition: IS_NOT_THE_LAST_ADMIN,
    action: "suspend-user",
    endsSessions: true,
  });
}

export const liftSuspension = (ctx: Context, userId: number): Promise<void> =>
  write(ctx, userId, {
    fields: { suspendedAt: null },
    condition: ANY,
    action: "lift-suspension",
    endsSessions: false,
  });

/**
 * Deactivates a user at once, ends the sessions and empties the personal fields; what refers to the user stays. It
 * can't be undone. @throws DomainError not_found, forbidden, conflict
 */
export async function deleteUser(ctx: Context, userId: number): Promise<void> {
  requireSomebodyElse(ctx, userId, "delete");
  await write(ctx, userId, {
    fields: {
      firstName: "Deleted",
      lastName: "user",
      email: `deleted-${userId}@invalid`,
      emailKey: `deleted-${userId}@invalid`,
      passwordHash: null,
      phone: null,
      totpSecret: null,
      totpConfirmedAt: null,
      isAdmin: false,
      deactivatedAt: ctx.now(),
    },
    condition: IS_NOT_THE_LAST_ADMIN,
    action: "delete-user",
    endsSessions: true,
  });
}

/** Signs a user out everywhere. */
export async function endUserSessions(ctx: Context, userId: number): Promise<void> {
  await getUser(ctx, userId);
  await ctx.db.batch([
    ctx.db.delete(sessions).where(eq(sessions.userId, userId)),
    auditStatement(ctx, { action: "end-sessions", target: `user:${userId}` }),
  ]);
}
