import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { describeUserAgent } from "~/core/describe-user-agent";
import { DomainError } from "~/core/errors";
import { auditIfChanged, auditUnlessRepeated } from "~/domains/audit/audit.server";
import { m } from "~/messages/messages";
import type { UserContext } from "../current-user.server";
import { requireNotImpersonating } from "../policy";
import { sessions } from "../tables";
import { isLive } from "./find-session.server";

/** `id` is part of the hash: enough to identify a session, useless to sign in with. */
export interface OwnSession {
  id: string;
  browser: string;
  address: string | null;
  firstSeenAt: Date;
  /** Up to an hour old: a session in use updates it at most once an hour. */
  lastSeenAt: Date;
  isThis: boolean;
  isSupport: boolean;
}

const ID_LENGTH = 24;

export async function listOwnSessions(ctx: UserContext): Promise<OwnSession[]> {
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, ctx.actor.userId), eq(sessions.isReadOnly, false), isLive(ctx.now())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt))
    .limit(100);
  return rows.map((row) => ({
    id: row.tokenHash.slice(0, ID_LENGTH),
    browser: row.impersonatorId
      ? `An administrator of ${ctx.config.APP_NAME}`
      : describeUserAgent(row.userAgent),
    address: row.impersonatorId ? null : row.address,
    firstSeenAt: row.createdAt,
    lastSeenAt: row.lastSeenAt,
    isThis: row.tokenHash === ctx.actor.sessionHash,
    isSupport: row.impersonatorId !== null,
  }));
}

/** @throws DomainError not_found, also for another user's session */
export async function endOwnSession(ctx: UserContext, sessionId: string): Promise<void> {
  requireNotImpersonating(ctx);
  const isId = new RegExp(`^[0-9a-f]{${ID_LENGTH}}$`).test(sessionId);
  if (!isId) throw new DomainError("not_found", m.auth_own_sessions_this_session());
  const [ended] = await ctx.db.batch([
    ctx.db
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, ctx.actor.userId),
          sql`substr(${sessions.tokenHash}, 1, ${ID_LENGTH}) = ${sessionId}`,
        ),
      )
      .returning({ userId: sessions.userId }),
    auditIfChanged(ctx, { action: "end-session", target: `user:${ctx.actor.userId}` }),
  ]);
  if (ended.length === 0) throw new DomainError("not_found", m.auth_own_sessions_this_session());
}

export async function endOwnSessions(ctx: UserContext, which: "others" | "all"): Promise<void> {
  requireNotImpersonating(ctx);
  const { userId, sessionHash = "" } = ctx.actor;
  const mine = eq(sessions.userId, userId);
  await ctx.db.batch([
    ctx.db.delete(sessions).where(which === "all" ? mine : and(mine, ne(sessions.tokenHash, sessionHash))),
    auditUnlessRepeated(ctx, { action: "end-sessions", target: `user:${userId}`, detail: { which } }, true),
  ]);
}

const NEWEST = `SELECT max(at) AS at FROM (
  SELECT max(created_at) AS at FROM sessions WHERE user_id = ?1 AND impersonator_id IS NULL AND is_read_only = 0
  UNION ALL SELECT max(last_seen_at) FROM devices WHERE user_id = ?1)`;

/** Returns null if no session and no browser of the user is stored: both are deleted over time. */
export async function lastSignIn({ d1 }: Context, userId: number): Promise<Date | null> {
  const at = await d1.prepare(NEWEST).bind(userId).first<number>("at");
  return at ? new Date(at * 1000) : null;
}
