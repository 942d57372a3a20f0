import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Identity } from "~/adapters/identity-provider/identity-provider";
import type { AccountContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { m } from "~/messages/messages";
import type { UserContext } from "../current-user.server";
import { proveSelf } from "../external/own-identities.server";
import { requireNotImpersonating, requireProvedAddress } from "../policy";
import { ssoIdentities, users } from "../tables";
import type { SsoConnection } from "./sso-connections.server";

type Key = Pick<Identity, "issuer" | "subject">;

/** Finds the account's user for a provider's identity; never matches by address. */
export async function findMember(ctx: Context, accountId: number, { issuer, subject }: Key) {
  const { id, totpConfirmedAt, suspendedAt, deactivatedAt } = users;
  const [user] = await ctx.db
    .select({ id, totpConfirmedAt, suspendedAt, deactivatedAt })
    .from(ssoIdentities)
    .innerJoin(users, and(eq(users.id, ssoIdentities.userId), eq(users.accountId, ssoIdentities.accountId)))
    .where(
      and(
        eq(ssoIdentities.accountId, accountId),
        eq(ssoIdentities.issuer, issuer),
        eq(ssoIdentities.subject, subject),
      ),
    )
    .limit(1);
  return user ?? null;
}

export async function findOwnMembership(ctx: UserContext & AccountContext, issuer: string) {
  const [row] = await ctx.db
    .select({ subject: ssoIdentities.subject, createdAt: ssoIdentities.createdAt })
    .from(ssoIdentities)
    .where(and(eq(ssoIdentities.userId, ctx.actor.userId), eq(ssoIdentities.issuer, issuer)))
    .limit(1);
  return row ?? null;
}

/** A plain insert: if the identity or the user is already linked, the batch aborts. */
export const memberStatement = (
  ctx: Context,
  accountId: number,
  { issuer, subject }: Key,
  userId: number | SQL<number>,
) =>
  ctx.db
    .insert(ssoIdentities)
    .values({ accountId, issuer, subject, userId: userId as number, createdAt: ctx.now() });

export const isTakenIdentity = (error: unknown) => {
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (at.message.includes("sso_identities")) return true;
  return false;
};

export async function linkMember(
  ctx: UserContext & AccountContext,
  identity: Identity,
  connection: SsoConnection,
) {
  requireNotImpersonating(ctx);
  requireProvedAddress(ctx);
  const { userId } = ctx.actor;
  if (ctx.account.id !== connection.accountId)
    throw new DomainError("not_found", m.auth_member_identities_this_sign_in_method());
  try {
    await ctx.db.batch([
      memberStatement(ctx, connection.accountId, identity, userId),
      auditIfChanged(ctx, { action: "link-single-sign-on", target: `user:${userId}` }),
    ]);
  } catch (error) {
    if (!isTakenIdentity(error)) throw error;
    if ((await findMember(ctx, connection.accountId, identity))?.id === userId) return;
    throw new DomainError("conflict", m.auth_member_identities_you_or_this_provider_user());
  }
}

/** Unlinks only if a password or another provider remains. @throws DomainError conflict; invalid on the password; forbidden */
export async function unlinkMember(ctx: UserContext & AccountContext, password: string | undefined) {
  requireNotImpersonating(ctx);
  await proveSelf(ctx, password);
  const { userId } = ctx.actor;
  const isNotTheLast = sql`(exists (select 1 from users where id = ${userId} and password_hash is not null)
    or exists (select 1 from external_identities where user_id = ${userId}))`;
  const isOwn = eq(ssoIdentities.userId, userId);
  const [gone] = await ctx.db.batch([
    ctx.db.delete(ssoIdentities).where(and(isOwn, isNotTheLast)).returning({ issuer: ssoIdentities.issuer }),
    auditIfChanged(ctx, { action: "unlink-single-sign-on", target: `user:${userId}` }),
  ]);
  if (gone.length === 0 && (await ctx.db.$count(ssoIdentities, isOwn)) > 0)
    throw new DomainError("conflict", m.auth_member_identities_this_is_your_only_sign());
}

export async function countLinked(ctx: AccountContext, issuer: string) {
  const { id } = ctx.account;
  const isOfIssuer = and(eq(ssoIdentities.accountId, id), eq(ssoIdentities.issuer, issuer));
  const [linked, people] = await Promise.all([
    ctx.db.$count(ssoIdentities, isOfIssuer),
    ctx.db.$count(users, eq(users.accountId, id)),
  ]);
  return { linked, people };
}
