import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { sha256 } from "~/core/ids";
import { toUnixSeconds } from "~/core/seconds";
import { IF_UNCHANGED, isAborted, type Statement, statement } from "~/core/statement";
import { auditStatement } from "~/domains/audit/audit.server";
import { isAccountActive } from "../account-state";
import { addressTaken } from "../address-taken";
import type { AcceptInvitation } from "../schemas";
import { hashPassword } from "../sign-in/password.server";
import { assertPasswordPolicy } from "../sign-in/password-policy.server";
import { consumeAttempt } from "../sign-in/rate-limiter.server";
import { accounts, invitations, users } from "../tables";

const GONE = "This invitation was used or withdrawn, or has expired. Ask the sender for a new one.";

/** The inviting user must still be an owner. */
const BY_AN_OWNER = sql`exists (select 1 from users inviter where inviter.id = invitations.invited_by
  and inviter.account_id = invitations.account_id and inviter.role = 'owner'
  and inviter.deactivated_at is null and inviter.suspended_at is null)`;

export async function findInvitation(ctx: Context, token: string) {
  const [row] = await ctx.db
    .select({
      email: invitations.email,
      role: invitations.role,
      company: accounts.name,
      accountId: accounts.id,
      inviter: sql<string>`(select trim(first_name || ' ' || last_name) from ${users} where id = ${invitations.invitedBy})`,
    })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.accountId))
    .where(
      and(
        eq(invitations.tokenHash, await sha256(token)),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        gt(invitations.expiresAt, ctx.now()),
        eq(accounts.state, "active"),
        BY_AN_OWNER,
      ),
    )
    .limit(1);
  return row ?? null;
}

export async function getInvitationInto(ctx: Context, token: string, accountId: number) {
  const found = await findInvitation(ctx, token);
  if (found?.accountId !== accountId) throw new DomainError("invalid", GONE);
  return found;
}

interface Joining {
  token: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
}

/** Accepts the invitation and writes the user in one batch. @throws DomainError invalid; database errors */
export async function joinStatements(
  ctx: Context,
  { token, firstName, lastName, passwordHash }: Joining,
  { accountId, also = [] }: { accountId?: number; also?: Statement[] } = {},
): Promise<{ userId: number }> {
  const tokenHash = await sha256(token);
  const now = toUnixSeconds(ctx.now());
  const isInto = accountId === undefined ? sql`true` : sql`account_id = ${accountId}`;
  const accept = sql`update ${invitations} set accepted_at = ${now} where token_hash = ${tokenHash}
    and accepted_at is null and revoked_at is null and expires_at > ${now} and ${isInto} and ${BY_AN_OWNER}
    and ${isAccountActive(sql`account_id`)}`;
  const join = sql`insert into ${users} (account_id, email, email_key, password_hash, first_name, last_name,
      user_type, role, is_admin, is_demo, created_at, email_verified_at)
    select i.account_id, i.email, i.email_key, ${passwordHash}, ${firstName}, ${lastName},
      'business', i.role, 0, a.is_demo, ${now}, ${now}
    from ${invitations} i join ${accounts} a on a.id = i.account_id
    where i.token_hash = ${tokenHash} and changes() > 0
    returning id`;
  const target = sql`'user:' || (select u.id from ${users} u join ${invitations} i on i.email_key = u.email_key where i.token_hash = ${tokenHash})`;
  try {
    const [, joined] = await ctx.d1.batch<{ id: number }>([
      statement(ctx, accept),
      statement(ctx, join),
      ctx.d1.prepare(IF_UNCHANGED),
      ...also.map((query) => statement(ctx, query)),
      statement(ctx, auditStatement(ctx, { action: "accept-invitation", target })),
    ]);
    const userId = joined?.results[0]?.id;
    if (!userId) throw new DomainError("invalid", GONE);
    return { userId };
  } catch (error) {
    throw isAborted(error) ? new DomainError("invalid", GONE) : error;
  }
}

/** @throws DomainError invalid; conflict if the address has a user */
export async function acceptInvitation(ctx: Context, input: AcceptInvitation): Promise<{ userId: number }> {
  await consumeAttempt(ctx, ["sign-up-network", ctx.client.address]);
  if (!(await findInvitation(ctx, input.token))) throw new DomainError("invalid", GONE);
  await assertPasswordPolicy(ctx, input.password, "business");
  const passwordHash = await hashPassword(ctx.config, input.password);
  try {
    return await joinStatements(ctx, { ...input, passwordHash });
  } catch (error) {
    throw addressTaken(error);
  }
}
