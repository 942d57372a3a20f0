import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { statement } from "~/core/statement";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { erasedMail } from "~/domains/identity/mails";
import { accounts, users } from "~/domains/identity/tables";
import { queuedMail, wakeMail } from "~/domains/mail/queue-mail.server";
import { operatorConfig } from "~/domains/settings/operator.server";
import { erasedFields } from "./erased-fields";
import { forgetStatements } from "./forget-person.server";

/** Whether the row is no administrator, or another one who may sign in is left: holds when two ask at once. */
export const IS_NOT_THE_LAST_ADMIN = sql`("users"."is_admin" = 0 or (select count(*) from (select 1 from users
  where is_admin = 1 and deactivated_at is null and suspended_at is null limit 2)) > 1)`;

const OTHERS = sql`select 1 from users o where o.account_id = "users"."account_id" and o.id <> "users"."id"
  and o.deactivated_at is null`;

/** An account with other members keeps an owner; who is alone in one closes it. */
const LEAVES_AN_OWNER = sql`("users"."account_id" is null or "users"."role" is not 'owner' or not exists (${OTHERS})
  or exists (${OTHERS} and o.role = 'owner' and o.suspended_at is null))`;

export const LAST_ADMIN = "This is the last administrator. Make somebody else one first.";
export const LAST_OWNER =
  "This is the last owner of an account in which other people work. Hand the account over first: make somebody else an owner, or remove the others.";

async function refusal(ctx: Context, userId: number): Promise<DomainError> {
  const [row] = await ctx.db
    .select({ deactivatedAt: users.deactivatedAt })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  if (row?.deactivatedAt) return new DomainError("conflict", "This user was deleted.");
  return new DomainError(
    "conflict",
    (await erasureOf(ctx, userId)) === "last-owner" ? LAST_OWNER : LAST_ADMIN,
  );
}

/**
 * Erases a person: the user can't sign in any more, the personal fields are empty, and what belongs to the person alone
 * is removed, in one batch. Who was alone in an account closes it: a job removes what it owned. Tells the address.
 * @throws DomainError not_found; conflict for the last administrator and the last owner of others
 */
export async function eraseUser(ctx: Context, userId: number, action: string): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).limit(1);
  if (!user) throw notFound("This user");
  const now = ctx.now();
  const erase = ctx.db
    .update(users)
    .set(erasedFields(userId, now))
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt), IS_NOT_THE_LAST_ADMIN, LEAVES_AN_OWNER))
    .returning({ id: users.id });
  const close = ctx.db
    .update(accounts)
    .set({ closedAt: now })
    .where(
      and(
        eq(accounts.id, user.accountId ?? 0),
        isNull(accounts.closedAt),
        sql`not exists (select 1 from users u where u.account_id = ${user.accountId} and u.deactivated_at is null)`,
      ),
    )
    .returning({ id: accounts.id });
  const results = await ctx.d1.batch<{ id: number }>([
    statement(ctx, erase),
    statement(ctx, auditIfChanged(ctx, { action, target: `user:${userId}` })),
    statement(ctx, close),
    ...forgetStatements(ctx, user),
  ]);
  if (results[0]?.results.length === 0) throw await refusal(ctx, userId);
  await tell(ctx, user);
  const closed = results[2]?.results[0];
  if (closed) await ctx.queue.send({ kind: "empty-account", accountId: closed.id }).catch(() => {});
}

/** What stands in the way of erasing a user, or follows from it, for the page that asks. */
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

async function tell(
  ctx: Context,
  { id, email, isDemo }: Pick<typeof users.$inferSelect, "id" | "email" | "isDemo">,
): Promise<void> {
  if (isDemo) return;
  const mail = erasedMail(await operatorConfig(ctx));
  await queuedMail(ctx, { cause: `user-erased:${id}`, to: { address: email }, ...mail });
  await wakeMail(ctx);
}
