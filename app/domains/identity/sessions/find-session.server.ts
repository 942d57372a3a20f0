import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Account, Context, UserActor } from "~/core/context";
import { sha256 } from "~/core/ids";
import { toUnixSeconds } from "~/core/seconds";
import { accountColumns } from "../find-account.server";
import { MAX_SESSION_SECONDS, mustHaveSecondFactor, RENEW_AFTER_SECONDS, sessionSeconds } from "../policy";
import { isLinked, requiredSsoConnection } from "../single-sign-on/requirement";
import { accounts, sessions, users } from "../tables";
import { actorFields } from "../users/actor-of.server";

interface FoundSession {
  actor: UserActor;
  account: Account | null;
  /** Seconds the cookie must live from now if the session was renewed; null if nothing changed. */
  renewedFor: number | null;
}

const openedAfter = (now: Date) => new Date(now.getTime() - MAX_SESSION_SECONDS * 1000);

export const isLive = (now: Date) =>
  and(gt(sessions.expiresAt, now), gt(sessions.createdAt, openedAfter(now)));

/**
 * SQL condition: the administrator still has the role, the user is not an administrator, and the administrator's own
 * session is active.
 */
const mayAct = (
  ownHash: string,
  now: Date,
  needsSecondFactor: boolean,
) => sql`(${users.isAdmin} = 0 and ${users.userType} <> 'admin' and exists (
  select 1 from sessions own join users admin on admin.id = own.user_id
  where own.token_hash = ${ownHash} and own.user_id = ${sessions.impersonatorId} and own.impersonator_id is null
    and own.expires_at > ${toUnixSeconds(now)} and own.created_at > ${toUnixSeconds(openedAfter(now))} and (admin.is_admin = 1 or admin.user_type = 'admin')
    and admin.deactivated_at is null and admin.suspended_at is null
    and (${needsSecondFactor ? 1 : 0} = 0 or admin.totp_confirmed_at is not null)))`;

const administratorsNeedSecondFactor = ({ config }: Context) =>
  mustHaveSecondFactor(config, { userType: "admin", isAdmin: true });

/** Returns null for an unknown or expired session. Impersonation also needs the token of the administrator's own session. */
export async function findSession(
  ctx: Context,
  token: string,
  ownToken?: string | null,
): Promise<FoundSession | null> {
  const tokenHash = await sha256(token);
  const ownHash = ownToken ? await sha256(ownToken) : null;
  const now = ctx.now();
  const [row] = await ctx.db
    .select({
      session: sessions,
      user: users,
      account: accountColumns,
      mustLink: sql<number>`${requiredSsoConnection(sql`${users.id}`)} is not null and not ${isLinked(sql`${users.id}`)}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(accounts, eq(accounts.id, users.accountId))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        isLive(now),
        isNull(users.deactivatedAt),
        isNull(users.suspendedAt),
        ownHash ? mayAct(ownHash, now, administratorsNeedSecondFactor(ctx)) : isNull(sessions.impersonatorId),
      ),
    )
    .limit(1);
  if (!row) return null;
  const { user, session } = row;
  const actor: UserActor = {
    ...actorFields(user),
    impersonatorId: session.impersonatorId,
    signedInAt: session.createdAt,
    sessionHash: tokenHash,
    hasSecondFactor: user.totpConfirmedAt !== null,
    mustLink: row.mustLink === 1 && session.impersonatorId === null,
    ...(session.isReadOnly && { isReadOnly: true }),
  };
  if (session.isReadOnly) return { actor, account: row.account, renewedFor: null };
  const isStale = now.getTime() - session.lastSeenAt.getTime() > RENEW_AFTER_SECONDS * 1000;
  if (!isStale) return { actor, account: row.account, renewedFor: null };
  const isFixed = user.userType === "agent" || session.impersonatorId !== null;
  const left = toUnixSeconds(session.createdAt) - toUnixSeconds(openedAfter(now));
  const seconds = isFixed ? null : Math.min(sessionSeconds(user.userType), left);
  await ctx.db
    .update(sessions)
    .set({ lastSeenAt: now, ...(seconds && { expiresAt: new Date(now.getTime() + seconds * 1000) }) })
    .where(eq(sessions.tokenHash, tokenHash));
  return { actor, account: row.account, renewedFor: seconds };
}
