import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Context, Plan } from "~/core/context";
import { emailKey } from "~/core/email";
import { toUnixSeconds } from "~/core/seconds";
import { trialEnd } from "~/domains/billing/plans/plans";
import { accounts, sessions, users } from "../tables";

type Row = typeof users.$inferInsert;

export type UserFields = Omit<Partial<Row>, "firstName"> & { firstName?: string | SQL };

export const changeUserStatement = (ctx: Context, userId: number, fields: UserFields, condition: SQL) =>
  ctx.db
    .update(users)
    .set(fields)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt), condition))
    .returning({ id: users.id });

export const endSessionsStatement = (ctx: Context, userId: number, condition: SQL = sql`true`) =>
  ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), condition));

type NewUser = Pick<
  Row,
  | "email"
  | "passwordHash"
  | "firstName"
  | "lastName"
  | "userType"
  | "isAdmin"
  | "isDemo"
  | "accountId"
  | "role"
>;

export const newUserStatement = (ctx: Context, user: NewUser) =>
  ctx.db
    .insert(users)
    .values({ ...user, emailKey: emailKey(user.email), createdAt: ctx.now() })
    .returning({ id: users.id });

/** Sets the plan that results from a subscription; a previous trial continues, or ends now if its end is unknown. */
export const effectivePlanStatement = (
  ctx: Context,
  accountId: number,
  {
    plan,
    formerPlan,
    paymentDueAt,
    readOnlySince,
  }: { plan: Plan; formerPlan: Plan | null; paymentDueAt: Date | null; readOnlySince: Date | null },
) =>
  ctx.db
    .update(accounts)
    .set({
      plan,
      formerPlan,
      paymentDueAt,
      readOnlySince,
      trialEndsAt:
        (formerPlan ?? plan) === "trial"
          ? sql`coalesce(${accounts.trialEndsAt}, ${toUnixSeconds(ctx.now())})`
          : null,
    })
    .where(eq(accounts.id, accountId));

/** Moves an account to another plan; a trial starts again. */
export const changePlanStatement = (ctx: Context, accountId: number, plan: Plan) =>
  ctx.db
    .update(accounts)
    .set({
      plan,
      trialEndsAt: plan === "trial" ? trialEnd(ctx.now()) : null,
      formerPlan: null,
      paymentDueAt: null,
      readOnlySince: null,
    })
    .where(eq(accounts.id, accountId));

export const agentUser = (who: { id: number } | { email: string }): SQL =>
  sql`select id from ${users} where user_type = 'agent' and deactivated_at is null
    and ${"id" in who ? sql`id = ${who.id}` : sql`email_key = ${emailKey(who.email)}`}`;

/** Removes the second factor confirmed at `confirmedAt`, but no later one. */
export const removeSecondFactorStatement = (ctx: Context, userId: number, confirmedAt: Date) =>
  ctx.db
    .update(users)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null })
    .where(and(eq(users.id, userId), eq(users.totpConfirmedAt, confirmedAt)))
    .returning({ id: users.id });
