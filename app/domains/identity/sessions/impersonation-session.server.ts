import { and, eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { randomToken, sha256 } from "~/core/ids";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { sessions, users } from "../tables";

/** Opens a session only if, at that moment, both users may sign in and only the impersonating one is an administrator. */
export async function newImpersonationSession(
  ctx: Context,
  userId: number,
  administratorId: number,
  maxAgeSeconds: number,
) {
  const token = randomToken();
  const now = toUnixSeconds(ctx.now());
  const { address, userAgent } = ctx.client;
  const open = sql`insert into ${sessions} (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent,
      address, impersonator_id)
    select ${await sha256(token)}, u.id, ${now}, ${now}, ${now + maxAgeSeconds}, ${userAgent?.slice(0, 300) ?? null},
      ${address?.slice(0, 45) ?? null}, a.id
    from ${users} u join ${users} a on a.id = ${administratorId}
    where u.id = ${userId} and u.is_admin = 0 and u.user_type <> 'admin'
      and u.deactivated_at is null and u.suspended_at is null
      and (a.is_admin = 1 or a.user_type = 'admin') and a.deactivated_at is null and a.suspended_at is null
    returning user_id`;
  return { token, open: statement(ctx, open), expiresAt: new Date((now + maxAgeSeconds) * 1000) };
}

export const endImpersonationSession = (ctx: Context, sessionHash: string, administratorId: number) =>
  ctx.db
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, sessionHash), eq(sessions.impersonatorId, administratorId)));
