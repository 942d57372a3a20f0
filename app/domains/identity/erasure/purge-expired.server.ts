import { type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";

const BATCH_SIZE = 500;

/** Removes at most 500 rows older than `before`; returns how many. */
const older =
  (table: string, key: string, column: string) =>
  async (ctx: Context, before: Date): Promise<number> => {
    const old = `select ${key} from ${table} where ${column} < ?1 limit ${BATCH_SIZE}`;
    const remove = ctx.d1.prepare(`delete from ${table} where ${key} in (${old})`);
    return (await remove.bind(toUnixSeconds(before)).run()).meta.changes;
  };

export const removeSessions = older("sessions", "rowid", "expires_at");
export const removeAttempts = older("rate_limit_buckets", "key", "expires_at");
export const removeTokens = older("one_time_tokens", "rowid", "expires_at");
export const removeFormDrafts = older("form_drafts", "rowid", "expires_at");
export const removeDevices = older("devices", "rowid", "last_seen_at");
export const removeInvitations = older("invitations", "id", "created_at");

/** Finds unconfirmed users without a session, alone in their account. `isUsed` contains conditions on expressions of the ids. */
export async function findUnusedUsers(
  ctx: Context,
  before: Date,
  limit: number,
  isUsed: { user: (userId: SQL) => SQL; account: (accountId: SQL) => SQL },
): Promise<number[]> {
  const unused = sql`select u.id from users u where u.created_at < ${toUnixSeconds(before)} and u.email_verified_at is null
    and u.deactivated_at is null and u.is_demo = 0 and u.is_admin = 0 and u.user_type <> 'admin'
    and not exists (select 1 from sessions where user_id = u.id)
    and not ${isUsed.user(sql`u.id`)}
    and (u.account_id is null or not exists (select 1 from users o where o.account_id = u.account_id and o.id <> u.id and o.deactivated_at is null)
      and not ${isUsed.account(sql`u.account_id`)}) limit ${limit}`;
  const { results } = await statement(ctx, unused).all<{ id: number }>();
  return results.map(({ id }) => id);
}
