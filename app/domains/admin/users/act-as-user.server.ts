import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { statement } from "~/core/statement";
import { auditIfChanged, auditUnlessRepeated } from "~/domains/audit/audit.server";
import { requireNotActing } from "~/domains/identity/policy";
import type { UserContext } from "~/domains/identity/self.server";
import { endActingSession, newActingSession } from "~/domains/identity/sessions/acting-session.server";
import { getUser, type UserRow } from "~/domains/identity/users/users.server";
import { ACTING_SECONDS, requireOrdinaryUser } from "./policy";

/**
 * Opens a session of a user for an administrator, for an hour. It works only beside the administrator's own session, in
 * the same browser (see identity/find-session.server.ts).
 * @throws DomainError not_found; forbidden for another administrator; conflict for who can't sign in themselves
 */
export async function startActing(
  ctx: UserContext,
  userId: number,
): Promise<{ token: string; user: UserRow; expiresAt: Date }> {
  requireNotActing(ctx);
  const user = await getUser(ctx, userId);
  requireOrdinaryUser(user);
  const { token, open, expiresAt } = await newActingSession(ctx, userId, ctx.actor.userId, ACTING_SECONDS);
  const [opened] = await ctx.d1.batch([
    open,
    statement(ctx, auditIfChanged(ctx, { action: "start-acting", target: `user:${userId}` })),
  ]);
  if (opened?.results.length !== 1)
    throw new DomainError("conflict", "This user changed in the same moment. Please look again.");
  return { token, user, expiresAt };
}

/** Ends the session in which an administrator acts as a user; the administrator's own was never ended. @throws DomainError not_found */
export async function stopActing(ctx: UserContext): Promise<{ userId: number }> {
  const { userId, impersonatorId, sessionHash = "" } = ctx.actor;
  if (impersonatorId === null) throw new DomainError("not_found", "You act as nobody but yourself.");
  await ctx.db.batch([
    endActingSession(ctx, sessionHash, impersonatorId),
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
