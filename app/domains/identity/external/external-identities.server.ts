import { and, eq, isNull, not, type SQL, sql } from "drizzle-orm";
import type { Identity } from "~/adapters/identity-provider/identity-provider";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { queueMails } from "~/domains/mail/queue-mails.server";
import { m } from "~/messages/messages";
import type { UserContext } from "../current-user.server";
import { linkedMail } from "../mails";
import { requireNotImpersonating, requireProvedAddress } from "../policy";
import { externalIdentities, oneTimeTokens, recoveryCodes, sessions, users } from "../tables";

type IdentityKey = Pick<Identity, "issuer" | "subject">;

const isThis = ({ issuer, subject }: IdentityKey) =>
  and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject));

const row = (ctx: Context, { issuer, subject }: IdentityKey, userId: number | ReturnType<typeof sql>) =>
  ({ issuer, subject, userId: userId as number, createdAt: ctx.now() }) as const;

/** Links an identity; an identity that is already linked keeps its user. */
export const linkStatement = (ctx: Context, identity: IdentityKey, userId: number | ReturnType<typeof sql>) =>
  ctx.db
    .insert(externalIdentities)
    .values(row(ctx, identity, userId))
    .onConflictDoNothing();

export async function findLinkedUser(ctx: Context, identity: IdentityKey) {
  const [user] = await ctx.db
    .select({
      id: users.id,
      totpConfirmedAt: users.totpConfirmedAt,
      suspendedAt: users.suspendedAt,
      deactivatedAt: users.deactivatedAt,
    })
    .from(externalIdentities)
    .innerJoin(users, eq(users.id, externalIdentities.userId))
    .where(isThis(identity))
    .limit(1);
  return user ?? null;
}

interface Linked {
  id: number;
  email: string;
  firstName: string;
  emailVerifiedAt: Date | null;
  isDemo: boolean;
}

/** Removes all identities except `kept` if they were linked before the user's address was verified. */
export const unlinkUnproved = (ctx: Context, userId: number, wasUnproved: SQL, kept?: IdentityKey) =>
  ctx.db
    .delete(externalIdentities)
    .where(and(eq(externalIdentities.userId, userId), kept && not(isThis(kept) as SQL), wasUnproved));

/**
 * A user who never confirmed the address may not be its owner: their password, sessions, links, identities and second
 * factor are removed.
 */
export async function linkByAddress(ctx: Context, identity: Identity, user: Linked, provider: string) {
  const isUnproved = user.emailVerifiedAt === null;
  const never = and(eq(users.id, user.id), isNull(users.emailVerifiedAt));
  const wasUnproved = sql`exists (select 1 from users where ${never})`;
  const mine = (table: typeof sessions | typeof oneTimeTokens | typeof recoveryCodes) =>
    ctx.db.delete(table).where(and(eq(table.userId, user.id), wasUnproved));
  const none = { passwordHash: null, totpSecret: null, totpConfirmedAt: null, totpLastStep: null };
  await ctx.db.batch([
    linkStatement(ctx, identity, user.id),
    auditIfChanged(ctx, { action: "link-identity", target: `user:${user.id}`, detail: { provider } }),
    mine(sessions),
    mine(oneTimeTokens),
    mine(recoveryCodes),
    unlinkUnproved(ctx, user.id, wasUnproved, identity),
    ctx.db
      .update(users)
      .set({ ...none, emailVerifiedAt: ctx.now() })
      .where(never),
    ...(user.isDemo ? [] : [tell(ctx, user, identity, provider, isUnproved)]),
  ]);
  await queueMails(ctx);
}

const tell = (
  ctx: Context,
  user: Pick<Linked, "id" | "email" | "firstName">,
  { issuer, subject }: IdentityKey,
  provider: string,
  lostPassword: boolean,
) =>
  mailStatement(ctx, {
    cause: `link-identity:${user.id}:${issuer}:${subject}:${ctx.now().getTime()}`,
    to: { address: user.email },
    ...linkedMail(ctx.config, provider, lostPassword),
  });

/** @throws DomainError conflict if another user has linked it; forbidden */
export async function linkOwn(ctx: UserContext, identity: Identity, provider: string): Promise<void> {
  requireNotImpersonating(ctx);
  requireProvedAddress(ctx);
  const { userId, email, firstName, isDemo } = ctx.actor;
  const user = { id: userId, email, firstName };
  await ctx.db.batch([
    linkStatement(ctx, identity, userId),
    auditIfChanged(ctx, { action: "link-identity", target: `user:${userId}`, detail: { provider } }),
    ...(isDemo ? [] : [tell(ctx, user, identity, provider, false)]),
  ]);
  await queueMails(ctx);
  if ((await findLinkedUser(ctx, identity))?.id !== userId)
    throw new DomainError(
      "conflict",
      m.auth_external_identities_this_account_is_already_linked({ provider }),
    );
}
