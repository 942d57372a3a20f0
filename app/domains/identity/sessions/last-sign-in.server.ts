import type { Context } from "~/core/context";

const NEWEST = `SELECT max(at) AS at FROM (
  SELECT max(created_at) AS at FROM sessions WHERE user_id = ?1 AND impersonator_id IS NULL
  UNION ALL SELECT max(last_seen_at) FROM devices WHERE user_id = ?1)`;

/** Null where no session and no browser of theirs is remembered: both are forgotten in time. */
export async function lastSignIn({ d1 }: Context, userId: number): Promise<Date | null> {
  const at = await d1.prepare(NEWEST).bind(userId).first<number>("at");
  return at ? new Date(at * 1000) : null;
}
