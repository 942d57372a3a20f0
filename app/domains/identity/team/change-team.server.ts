import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { BusinessContext, Role } from "~/core/context";
import { DomainError, notFound } from "~/core/errors";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { canChangeRole, requireNotImpersonating } from "../policy";
import { invitations, sessions, users } from "../tables";

/** One statement checks and writes: at that moment, the acting user is an owner and another owner remains. */
const mayWrite = (ctx: BusinessContext, leavesOwner: SQL) => sql`
  exists (select 1 from users a where a.id = ${ctx.actor.userId} and a.account_id = ${ctx.account.id}
    and a.role = 'owner' and a.deactivated_at is null and a.suspended_at is null)
  and (${users.role} <> 'owner' or ${leavesOwner} or exists (select 1 from users o where o.account_id = ${ctx.account.id}
    and o.id <> "users"."id" and o.role = 'owner' and o.deactivated_at is null and o.suspended_at is null))`;

type Fields = Parameters<ReturnType<BusinessContext["db"]["update"]>["set"]>[0];

/** @throws DomainError as `changeRole` */
export async function changeMember(
  ctx: BusinessContext,
  userId: number,
  options: {
    fields: Fields;
    leavesOwner: SQL;
    sparesAdministrators?: boolean;
    action: string;
    detail?: Record<string, unknown>;
  },
): Promise<void> {
  requireNotImpersonating(ctx);
  const member = and(eq(users.id, userId), eq(users.accountId, ctx.account.id), isNull(users.deactivatedAt));
  const [known] = await ctx.db.select({ id: users.id }).from(users).where(member).limit(1);
  if (!known) throw notFound("This user");
  const { action, detail } = options;
  const [written] = await ctx.db.batch([
    ctx.db
      .update(users)
      .set(options.fields)
      .where(
        and(
          member,
          mayWrite(ctx, options.leavesOwner),
          options.sparesAdministrators ? eq(users.isAdmin, false) : undefined,
        ),
      )
      .returning({ id: users.id }),
    auditIfChanged(ctx, { action, target: `user:${userId}`, ...(detail && { detail }) }),
    // The audit row shows whether the user changed, so that old permissions end immediately.
    ctx.db.delete(sessions).where(and(eq(sessions.userId, userId), sql`changes() > 0`)),
    // An invitation depends on its sender's role.
    ctx.db
      .update(invitations)
      .set({ revokedAt: ctx.now() })
      .where(
        and(
          eq(invitations.invitedBy, userId),
          isNull(invitations.acceptedAt),
          isNull(invitations.revokedAt),
          sql`not exists (select 1 from users u where u.id = ${userId} and u.role = 'owner' and u.deactivated_at is null)`,
        ),
      ),
  ]);
  if (written.length === 0)
    throw new DomainError("conflict", "An account needs at least one owner. Make a teammate an owner first.");
}

/** @throws DomainError forbidden, not_found, conflict for the last owner */
export async function changeRole(ctx: BusinessContext, userId: number, role: Role): Promise<void> {
  if (!canChangeRole(ctx.actor)) throw new DomainError("forbidden", "Only account owners can change roles.");
  await changeMember(ctx, userId, {
    fields: { role },
    leavesOwner: sql`${role} = 'owner'`,
    action: "change-role",
    detail: { role },
  });
}
