import { and, eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { randomToken, sha256 } from "~/core/ids";
import { secondsOf } from "~/core/seconds";
import { statement } from "~/core/statement";
import { auditIfChanged, auditUnlessRepeated } from "~/domains/audit/audit.server";
import { requireNotActing } from "~/domains/identity/policy";
import type { UserContext } from "~/domains/identity/self.server";
import { sessions, users } from "~/domains/identity/tables";
import { ACTING_SECONDS, requireOrdinaryUser } from "./policy";
import { type AdminUser, getUser } from "./users.server";

/**
 * Opens a session of a user for an administrator, for an hour. It works only beside the administrator's own session, in
 * the same browser (see identity/find-session.server.ts).
 * @throws DomainError not_found; forbidden for another administrator; conflict for who can't sign in themselves
 */
export async function startActing(
  ctx: UserContext,
  userId: number,
): Promise<{ token: string; user: AdminUser; expiresAt: Date }> {
  requireNotActing(ctx);
  const user = await getUser(ctx, userId);
  requireOrdinaryUser(user);
  const token = randomToken();
  const now = secondsOf(ctx.now());
  const { address, userAgent } = ctx.client;
  const open = sql`insert into ${sessions} (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent,
      address, impersonator_id)
    select ${await sha256(token)}, u.id, ${now}, ${now}, ${now + ACTING_SECONDS}, ${userAgent?.slice(0, 300) ?? null},
      ${address?.slice(0, 45) ?? null}, a.id
    from ${users} u join ${users} a on a.id = ${ctx.actor.userId}
    where u.id = ${userId} and u.is_admin = 0 and u.user_type <> 'admin'
      and u.deactivated_at is null and u.suspended_at is null
      and (a.is_admin = 1 or a.user_type = 'admin') and a.deactivated_at is null and a.suspended_at is null
    returning user_id`;
  const [opened] = await ctx.d1.batch([
    statement(ctx, open),
    statement(ctx, auditIfChanged(ctx, { action: "start-acting", target: `user:${userId}` })),
  ]);
  if (opened?.results.length !== 1)
    throw new DomainError("conflict", "This user changed in the same moment. Please look again.");
  return { token, user, expiresAt: new Date((now + ACTING_SECONDS) * 1000) };
}

/** Ends the session in which an administrator acts as a user; the administrator's own was never ended. @throws DomainError not_found */
export async function stopActing(ctx: UserContext): Promise<{ userId: number }> {
  const { userId, impersonatorId, sessionHash = "" } = ctx.actor;
  if (impersonatorId === null) throw new DomainError("not_found", "You act as nobody but yourself.");
  await ctx.db.batch([
    ctx.db
      .delete(sessions)
      .where(and(eq(sessions.tokenHash, sessionHash), eq(sessions.impersonatorId, impersonatorId))),
    auditIfChanged(ctx, { action: "stop-acting", target: `user:${userId}` }),
  ]);
  return { userId };
}

/** Writes down what an administrator looks at or sends while acting as a user; a page that fetches itself again is one line. */
export async function noteActedRequest(ctx: Context, method: string, path: string): Promise<void> {
  if (ctx.actor.kind !== "user" || ctx.actor.impersonatorId === null) return;
  const isRead = method === "GET" || method === "HEAD";
  const entry = { target: `user:${ctx.actor.userId}`, detail: { method, path: path.slice(0, 200) } };
  await auditUnlessRepeated(ctx, { action: isRead ? "view-as-user" : "send-as-user", ...entry }, isRead);
}
