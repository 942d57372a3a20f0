import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { secondsOf } from "~/core/seconds";
import { eraseUser } from "../erasure/erase-user.server";

/** Rows that one statement removes. */
const AT_ONCE = 500;

/** Removes at most `AT_ONCE` rows that are older than `before`; returns how many. */
export type Removal = (ctx: Context, before: Date) => Promise<number>;

const older =
  (table: string, column: string): Removal =>
  async (ctx, before) => {
    const key = { attempts: "key", invitations: "id" }[table] ?? "rowid";
    const { meta } = await ctx.d1
      .prepare(
        `delete from ${table} where ${key} in (select ${key} from ${table} where ${column} < ?1 limit ${AT_ONCE})`,
      )
      .bind(secondsOf(before))
      .run();
    return meta.changes;
  };

export const removeSessions = older("sessions", "expires_at");
export const removeAttempts = older("attempts", "expires_at");
export const removeTokens = older("one_time_tokens", "expires_at");
export const removeDevices = older("devices", "last_seen_at");
export const removeInvitations = older("invitations", "created_at");

const A_FEW = 25;

const UNUSED = `select u.id from users u where u.created_at < ?1 and u.email_verified_at is null
  and u.deactivated_at is null and u.is_demo = 0 and u.is_admin = 0 and u.user_type <> 'admin'
  and not exists (select 1 from sessions where user_id = u.id)
  and not exists (select 1 from agents where user_id = u.id and (leads_closed > 0 or lead_value > 0))
  and (u.account_id is null or not exists (select 1 from users o where o.account_id = u.account_id and o.id <> u.id and o.deactivated_at is null)
    and not exists (select 1 from lead_searches where account_id = u.account_id)
    and not exists (select 1 from contacts where account_id = u.account_id)
    and not exists (select 1 from imports where account_id = u.account_id)) limit ${A_FEW}`;

/** Erases users who never confirmed their address, made nothing and are signed in nowhere. */
export const eraseUnusedUsers: Removal = async (ctx, before) => {
  const { results } = await ctx.d1.prepare(UNUSED).bind(secondsOf(before)).all<{ id: number }>();
  let erased = 0;
  for (const { id } of results) {
    try {
      await eraseUser(ctx, id, "erase-unused-user");
      erased += 1;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return erased;
};
