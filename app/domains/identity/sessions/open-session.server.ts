import { eq, type SQL, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { randomToken, sha256 } from "~/core/ids";
import { toUnixSeconds } from "~/core/seconds";
import { statement } from "~/core/statement";
import { type SignInWay, signInEntry, signOutEntry } from "~/domains/audit/session-entries.server";
import { m } from "~/messages/messages";
import { sessionSeconds } from "../policy";
import { isShutOut, requiredSsoConnection, ssoRequiredMessage } from "../single-sign-on/requirement";
import { sessions, users } from "../tables";

/** `maxAge` is in seconds. @throws DomainError unauthenticated without the second factor, or if locked out in the meantime */
export async function openSession(
  ctx: Context,
  userId: number,
  options: {
    hasSecondFactor?: boolean;
    passwordHash?: string | null;
    bySingleSignOn?: boolean;
    way?: SignInWay;
  } = {},
): Promise<{ token: string; maxAge: number }> {
  const [user] = await ctx.db
    .select({
      userType: users.userType,
      totpConfirmedAt: users.totpConfirmedAt,
      ssoConnection: requiredSsoConnection(sql`${users.id}`),
      isShutOut: sql<number>`${isShutOut(sql`${users.id}`)}`,
    })
    .from(users)
    .where(eq(users.id, userId))
    .limit(1);
  if (!user) throw new DomainError("not_found", m.auth_open_session_this_user());
  if (user.isShutOut && user.ssoConnection && !options.bySingleSignOn)
    throw ssoRequiredMessage(ctx, user.ssoConnection);
  if (user.totpConfirmedAt && !options.hasSecondFactor)
    throw new DomainError("unauthenticated", m.auth_open_session_unauthorized_enter_the_code_from());
  const token = randomToken();
  const maxAge = sessionSeconds(user.userType);
  const now = toUnixSeconds(ctx.now());
  const { hasSecondFactor = false, passwordHash = null, bySingleSignOn = false } = options;
  const open = sql`insert into ${sessions} (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent,
      address, second_factor_at)
    select ${await sha256(token)}, u.id, ${now}, ${now}, ${now + maxAge}, ${ctx.client.userAgent?.slice(0, 300) ?? null},
      ${ctx.client.address?.slice(0, 45) ?? null}, ${hasSecondFactor ? now : null}
    from ${users} u where u.id = ${userId} and u.deactivated_at is null and u.suspended_at is null
      and (u.totp_confirmed_at is null or ${hasSecondFactor ? 1 : 0} = 1)
      and (${bySingleSignOn ? 1 : 0} = 1 or not ${isShutOut(sql`u.id`)})
      and (${passwordHash} is null or u.password_hash = ${passwordHash})
    returning user_id`;
  const way = options.way ?? wayOf(options);
  const [opened] = await ctx.d1.batch([
    statement(ctx, open),
    statement(ctx, signInEntry(ctx, userId, accountOf(sql`${userId}`), way)),
  ]);
  if (opened?.results.length !== 1)
    throw new DomainError("unauthenticated", m.auth_open_session_unauthorized_this_account_was_updated());
  return { token, maxAge };
}

const wayOf = ({ hasSecondFactor = false, bySingleSignOn = false }): SignInWay =>
  bySingleSignOn ? "single sign-on" : hasSecondFactor ? "authenticator code" : "password";

const accountOf = (userId: SQL): SQL => sql`(select account_id from ${users} where id = ${userId})`;

/** Ends the session of a browser that signs out, with its log entry. */
export async function signOut(ctx: Context, token: string): Promise<void> {
  const tokenHash = await sha256(token);
  const userId = sql`(select user_id from ${sessions} where token_hash = ${tokenHash})`;
  await ctx.db.batch([
    signOutEntry(ctx, userId, accountOf(userId)),
    ctx.db.delete(sessions).where(eq(sessions.tokenHash, tokenHash)),
  ]);
}

export async function endSession(ctx: Context, token: string): Promise<void> {
  await ctx.db.delete(sessions).where(eq(sessions.tokenHash, await sha256(token)));
}
