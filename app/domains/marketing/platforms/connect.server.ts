import { and, eq, isNotNull, sql } from "drizzle-orm";
import { PlatformError } from "~/adapters/platforms/platform-error";
import type { BusinessContext } from "~/core/context";
import { DomainError } from "~/core/errors";
import { randomToken } from "~/core/ids";
import { auditIfChanged, auditStatement } from "~/domains/audit/audit.server";
import { canSeeKeys, requireNotImpersonating } from "~/domains/identity/policy";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { requireMarketing } from "../access/access.server";
import { checkToken } from "./check-token.server";
import { getConnection, sealSecret, sealToken } from "./connections.server";
import { isOfMeta, type Platform } from "./names";
import type { ConnectPlatform } from "./schemas";
import { type PlatformConnection, platformConnections } from "./tables";
import { invalidateWebhook } from "./webhook-connections.server";

const CONNECT_FAILED = "Failed to connect platform";

/** @throws DomainError forbidden except for an owner who is not impersonated */
export function requireConnector(ctx: BusinessContext): void {
  requireNotImpersonating(ctx);
  if (!canSeeKeys(ctx.actor))
    throw new DomainError("forbidden", "Only account owners can connect or disconnect platforms.");
}

const asDomainError = (error: unknown): never => {
  if (!(error instanceof PlatformError)) throw error;
  if (!error.isTransient)
    throw new DomainError("invalid", `${CONNECT_FAILED}. ${error.message}`, { field: "apiToken" });
  throw new DomainError("unavailable", `${CONNECT_FAILED}. ${error.message} Please try again.`, {
    retryAfter: error.retryAfter ?? 60,
  });
};

const readToOfSamePlaces = sql`case when platform_connections.places = excluded.places then read_to end`;

/**
 * Checks the token with the platform and stores it encrypted. Reconnecting keeps the webhook URL.
 * @throws DomainError forbidden, invalid, unavailable, too_many
 */
export async function connectPlatform(
  ctx: BusinessContext,
  platform: Platform,
  { apiToken, appSecret }: ConnectPlatform,
): Promise<PlatformConnection> {
  requireConnector(ctx);
  await requireMarketing(ctx);
  if (ctx.account.isDemo) throw new DomainError("forbidden", "Demo accounts can’t connect platforms.");
  await consumeAttempt(ctx, ["connect-platform-account", ctx.account.id]);
  const { places, expiresAt } = await checkToken(ctx, platform, apiToken).catch(asDomainError);
  const sealed = await sealToken(ctx, platform, apiToken);
  const secret = appSecret && isOfMeta(platform) ? await sealSecret(ctx, platform, appSecret) : {};
  const known = {
    ...sealed,
    ...secret,
    tokenTail: apiToken.slice(-4),
    places,
    expiresAt,
    health: "good" as const,
    lastError: null,
    connectedAt: ctx.now(),
    syncRequestedAt: null,
    syncError: null,
    historyCursor: null,
    historyStartedAt: null,
    historyReadTo: null,
  };
  const { id: accountId } = ctx.account;
  const target = `platform:${platform}`;
  await ctx.db.batch([
    ctx.db
      .insert(platformConnections)
      .values({
        accountId,
        platform,
        webhookKey: randomToken(),
        verifyToken: randomToken().slice(0, 24),
        ...known,
      })
      .onConflictDoUpdate({
        target: [platformConnections.accountId, platformConnections.platform],
        set: { ...known, readTo: readToOfSamePlaces },
      }),
    auditStatement(ctx, { action: "connect-platform", target }),
  ]);
  const connection = await getConnection(ctx, platform);
  invalidateWebhook(ctx, connection.webhookKey);
  return connection;
}

/** Deletes token and secret immediately; leads and conversations are kept. Safe to repeat. @throws DomainError forbidden */
export async function disconnectPlatform(ctx: BusinessContext, platform: Platform): Promise<void> {
  requireConnector(ctx);
  const byPlatform = and(
    eq(platformConnections.accountId, ctx.account.id),
    eq(platformConnections.platform, platform),
    isNotNull(platformConnections.encryptedToken),
  );
  const [rows] = await ctx.db.batch([
    ctx.db
      .update(platformConnections)
      .set({
        encryptedToken: null,
        tokenKey: null,
        tokenTail: null,
        encryptedSecret: null,
        secretKey: null,
        health: "off",
        lastError: null,
        syncRequestedAt: null,
        syncError: null,
        expiresAt: null,
        verifyToken: sql`lower(hex(randomblob(12)))`,
      })
      .where(byPlatform)
      .returning({ hookKey: platformConnections.webhookKey }),
    auditIfChanged(ctx, { action: "disconnect-platform", target: `platform:${platform}` }),
  ]);
  for (const { hookKey } of rows) invalidateWebhook(ctx, hookKey);
}
