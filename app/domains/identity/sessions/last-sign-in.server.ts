import type { Context } from "~/core/context";

const NEWEST = `SELECT max(at) AS at FROM (
  SELECT max(created_at) AS at FROM sessions WHERE user_id = ?1
  UNION ALL SELECT max(last_seen_at) FROM devices WHERE user_id = ?1)`;

export async function lastSignIn({ d1 }: Context, userId: number): Promise<Date | null> {
  const at = await d1.prepare(NEWEST).bind(userId).first<number>("at");
  return at ? new Date(at * 1000) : null;
}
