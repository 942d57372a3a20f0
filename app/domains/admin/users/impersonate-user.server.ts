import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { statement } from "~/core/statement";
import { auditIfChanged, auditUnlessRepeated } from "~/domains/audit/audit.server";
import { browserOf } from "~/domains/audit/session-entries.server";
import type { UserContext } from "~/domains/identity/current-user.server";
import { requireNotImpersonating } from "~/domains/identity/policy";
import {
  endImpersonationSession,
  newImpersonationSession,
} from "~/domains/identity/sessions/impersonation-session.server";
import { getUser, type UserRow } from "~/domains/identity/users/users.server";
import { ACTING_SECONDS, requireOrdinaryUser } from "./policy";

/** Starts a session that works only together with the administrator's own. @throws DomainError not_found; forbidden; conflict */
export async function startImpersonation(
  ctx: UserContext,
  userId: number,
): Promise<{ token: string; user: UserRow; expiresAt: Date }> {
  requireNotImpersonating(ctx);
  const user = await getUser(ctx, userId);
  requireOrdinaryUser(user);
  const { token, open, expiresAt } = await newImpersonationSession(
    ctx,
    userId,
    ctx.actor.userId,
    ACTING_SECONDS,
  );
  const [opened] = await ctx.d1.batch([
    open,
    statement(
      ctx,
      auditIfChanged(ctx, {
        action: "start-acting",
        target: `user:${userId}`,
        detail: { browser: browserOf(ctx) },
      }),
    ),
  ]);
  if (opened?.results.length !== 1)
    throw new DomainError("conflict", "This user was updated elsewhere. Reload and try again.");
  return { token, user, expiresAt };
}

/** Ends impersonation; the administrator's own session stayed active. @throws DomainError not_found */
export async function stopImpersonation(ctx: UserContext): Promise<{ userId: number }> {
  const { userId, impersonatorId, sessionHash = "" } = ctx.actor;
  if (impersonatorId === null) throw new DomainError("not_found", "You aren’t impersonating anyone.");
  await ctx.db.batch([
    endImpersonationSession(ctx, sessionHash, impersonatorId),
    auditIfChanged(ctx, {
      action: "stop-acting",
      target: `user:${userId}`,
      detail: { browser: browserOf(ctx) },
    }),
  ]);
  return { userId };
}

export async function noteActedRequest(ctx: Context, method: string, path: string): Promise<void> {
  if (ctx.actor.kind !== "user" || ctx.actor.impersonatorId === null) return;
  const isRead = method === "GET" || method === "HEAD";
  const entry = { target: `user:${ctx.actor.userId}`, detail: { method, path: path.slice(0, 200) } };
  await auditUnlessRepeated(ctx, { action: isRead ? "view-as-user" : "send-as-user", ...entry }, isRead);
}
