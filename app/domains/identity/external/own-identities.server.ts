import { and, eq, sql } from "drizzle-orm";
import { DomainError } from "~/core/errors";
import { sha256 } from "~/core/ids";
import { auditIfChanged } from "~/domains/audit/audit.server";
import { m } from "~/messages/messages";
import { requirePassword, type UserContext } from "../current-user.server";
import { requireNotImpersonating } from "../policy";
import { externalIdentities, users } from "../tables";
import { listProviders } from "./external-providers.server";

/** `id` identifies a sign-in method in URLs. */
export async function listOwnIdentities(ctx: UserContext) {
  const providers = await listProviders(ctx);
  const rows = await ctx.db
    .select()
    .from(externalIdentities)
    .where(eq(externalIdentities.userId, ctx.actor.userId))
    .orderBy(externalIdentities.createdAt);
  const nameOf = (issuer: string) =>
    providers.find((provider) => bare(provider.issuer) === bare(issuer))?.name ?? issuer;
  return Promise.all(
    rows.map(async ({ issuer, subject, createdAt }) => ({
      id: (await sha256(`${issuer} ${subject}`)).slice(0, 24),
      name: nameOf(issuer),
      issuer,
      subject,
      createdAt,
    })),
  );
}

const bare = (issuer: string) => issuer.replace(/\/$/, "");

export const identityJson = ({
  id,
  name,
  issuer,
  createdAt,
}: Awaited<ReturnType<typeof listOwnIdentities>>[number]) => ({
  id,
  name,
  issuer,
  createdAt: createdAt.toISOString(),
});

/** @throws DomainError not_found */
export async function getOwnIdentity(ctx: UserContext, identityId: string | undefined) {
  const found = (await listOwnIdentities(ctx)).find(({ id }) => id === identityId);
  if (!found) throw new DomainError("not_found", m.auth_own_identities_this_sign_in_method());
  return found;
}

export async function hasPassword(ctx: UserContext): Promise<boolean> {
  const [user] = await ctx.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, ctx.actor.userId))
    .limit(1);
  return user?.passwordHash != null;
}

/** @throws DomainError invalid, too_many, forbidden */
export async function proveSelf(ctx: UserContext, password: string | undefined): Promise<void> {
  requireNotImpersonating(ctx);
  if (await hasPassword(ctx)) await requirePassword(ctx, password ?? "");
}

/** @throws DomainError conflict if it is the last sign-in method; not_found, invalid on the password */
export async function unlinkOwn(ctx: UserContext, identityId: string | undefined, password?: string) {
  const { issuer, subject } = await getOwnIdentity(ctx, identityId);
  await proveSelf(ctx, password);
  const { userId } = ctx.actor;
  const isNotTheLast = sql`(exists (select 1 from users where id = ${userId} and password_hash is not null)
    or (select count(*) from external_identities where user_id = ${userId}) > 1)`;
  const [gone] = await ctx.db.batch([
    ctx.db
      .delete(externalIdentities)
      .where(
        and(
          eq(externalIdentities.issuer, issuer),
          eq(externalIdentities.subject, subject),
          eq(externalIdentities.userId, userId),
          isNotTheLast,
        ),
      )
      .returning({ issuer: externalIdentities.issuer }),
    auditIfChanged(ctx, { action: "unlink-identity", target: `user:${userId}`, detail: { issuer } }),
  ]);
  if (gone.length === 0) throw new DomainError("conflict", m.auth_own_identities_this_is_your_only_sign());
}
