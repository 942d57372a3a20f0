import { and, eq, ne, sql } from "drizzle-orm";
import { issuerUrl } from "~/adapters/identity-provider/identity-provider";
import { checkProvider } from "~/adapters/identity-provider/open-id";
import type { AccountContext, BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { seal } from "~/core/secrets/seal.server";
import { auditIfChanged, auditStatement } from "~/domains/audit/audit.server";
import { requirePlanFeature } from "~/domains/billing/plans/features";
import { proveSelf } from "../external/own-identities.server";
import { canSetSignIn, requireNotImpersonating, requireProvedAddress } from "../policy";
import { consumeAttempt } from "../sign-in/rate-limiter.server";
import { sessions, ssoConnections } from "../tables";
import type { SignInSettings } from "./schemas";
import { type AccountSignIn, allowsLoopback, ownerOf, providerOf, USE } from "./sso-connections.server";

export async function findSettings(ctx: AccountContext): Promise<AccountSignIn | null> {
  const isOwn = eq(ssoConnections.accountId, ctx.account.id);
  const [row] = await ctx.db.select().from(ssoConnections).where(isOwn).limit(1);
  return row ?? null;
}

/** Checked before a form is read. @throws DomainError forbidden; limit_reached if the plan has no single sign-on */
export function requireMaySet(ctx: BusinessContext): void {
  requireNotImpersonating(ctx);
  if (!canSetSignIn(ctx.actor))
    throw new DomainError("forbidden", "Only account owners can change single sign-on.");
  requirePlanFeature(ctx, "singleSignOn");
  if (ctx.account.isDemo)
    throw new DomainError("forbidden", "You can’t change sign-in settings in demo accounts.");
}

async function secretFor(ctx: BusinessContext, before: AccountSignIn | null, input: SignInSettings) {
  const { clientSecret, issuer } = input;
  const url = issuerUrl(issuer, allowsLoopback(ctx));
  if (clientSecret) return seal(ctx.config, USE, ownerOf(ctx.account.id), clientSecret);
  if (before?.encryptedSecret && url.origin !== new URL(before.issuer).origin)
    throw new DomainError("invalid", "The issuer changed. Enter the client secret again.", {
      field: "clientSecret",
    });
  return before?.encryptedSecret ?? null;
}

/**
 * Enabling the requirement ends the sessions of everyone but owners.
 * @throws DomainError invalid; conflict; forbidden; limit_reached
 */
export async function saveSettings(ctx: BusinessContext, input: SignInSettings): Promise<AccountSignIn> {
  requireMaySet(ctx);
  requireProvedAddress(ctx);
  await proveSelf(ctx, input.password);
  const before = await findSettings(ctx);
  const { slug, issuer, clientId, isOn } = input;
  const encryptedSecret = await secretFor(ctx, before, input);
  const isRequired = isOn && input.isRequired;
  const accountId = ctx.account.id;
  const row = { accountId, slug, issuer, clientId, encryptedSecret, isOn, isRequired, changedAt: ctx.now() };
  const [taken] = await ctx.db
    .select({ slug: ssoConnections.slug })
    .from(ssoConnections)
    .where(and(eq(ssoConnections.slug, slug), ne(ssoConnections.accountId, accountId)))
    .limit(1);
  const isTaken = new DomainError(
    "conflict",
    "Another business already uses this short name. Choose another.",
    {
      field: "slug",
    },
  );
  if (taken) throw isTaken;
  const detail = { slug, issuer, clientId, isOn, isRequired };
  const members = sql`${sessions.userId} in (select id from users where account_id = ${accountId} and role <> 'owner')`;
  const begins = isRequired && !before?.isRequired;
  try {
    await ctx.db.batch([
      ctx.db
        .insert(ssoConnections)
        .values(row)
        .onConflictDoUpdate({ target: ssoConnections.accountId, set: row }),
      auditStatement(ctx, { action: "save-single-sign-on", target: ownerOf(accountId), detail }),
      ...(begins ? [ctx.db.delete(sessions).where(members)] : []),
    ]);
  } catch (error) {
    throw String(error).includes("sso_connections.slug") ? isTaken : error;
  }
  return row;
}

/** Allowed on any plan; linked members stay linked, in case it is enabled again. @throws DomainError forbidden */
export async function removeSettings(ctx: BusinessContext): Promise<void> {
  requireNotImpersonating(ctx);
  if (!canSetSignIn(ctx.actor))
    throw new DomainError("forbidden", "Only account owners can change single sign-on.");
  await ctx.db.batch([
    ctx.db.delete(ssoConnections).where(eq(ssoConnections.accountId, ctx.account.id)),
    auditIfChanged(ctx, { action: "remove-single-sign-on", target: ownerOf(ctx.account.id) }),
  ]);
}

/** Checks that the provider responds with everything required. @throws DomainError conflict, invalid, unavailable, limit_reached */
export async function checkConnection(ctx: BusinessContext): Promise<void> {
  requireMaySet(ctx);
  const row = await findSettings(ctx);
  if (!row) throw new DomainError("conflict", "Save the provider before you check the connection.");
  await consumeAttempt(ctx, ["sign-on-account", ctx.account.id]);
  await checkProvider(await providerOf(ctx, row), ctx.now());
}
