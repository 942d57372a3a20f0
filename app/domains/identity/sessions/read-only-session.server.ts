import { and, eq, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { randomToken, sha256 } from "~/core/ids";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { sessions, users } from "../tables";

const READ_ONLY_SECONDS = 60 * 60;

/** Opens a session that can only read, as a demo user, for one hour. Returns null if the user isn't one. `maxAge` is in seconds. */
export async function openReadOnlySession(
  ctx: Context,
  userId: number,
): Promise<{ token: string; maxAge: number } | null> {
  const token = randomToken();
  const now = toUnixSeconds(ctx.now());
  const { meta } = await statement(
    ctx,
    sql`insert into ${sessions} (token_hash, user_id, created_at, last_seen_at, expires_at, is_read_only)
      select ${await sha256(token)}, u.id, ${now}, ${now}, ${now + READ_ONLY_SECONDS}, 1 from ${users} u
      where u.id = ${userId} and u.is_demo = 1 and u.deactivated_at is null and u.suspended_at is null`,
  ).run();
  return meta.changes === 1 ? { token, maxAge: READ_ONLY_SECONDS } : null;
}

/** Ends a read-only session; a session with write access stays. */
export const endReadOnlySession = async (ctx: Context, token: string) =>
  ctx.db
    .delete(sessions)
    .where(and(eq(sessions.tokenHash, await sha256(token)), eq(sessions.isReadOnly, true)));
