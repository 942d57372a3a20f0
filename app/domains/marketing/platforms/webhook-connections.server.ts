import { createHmac } from "node:crypto";
import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Config } from "~/core/config";
import type { Account, Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { toUnixSeconds } from "~/core/seconds";
import { isSameBytes, isSameText } from "~/core/secrets/timing-safe.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { appSecretOf } from "./connections.server";
import { isOfMeta, type MetaPlatformName } from "./names";
import { EVENTS_SECONDS } from "./policy";
import { type PlatformConnection, platformConnections } from "./tables";

const KEEP_MS = 60_000;
const MAX_CACHED_WEBHOOKS = 500;

/** A webhook, cached for a minute per isolate; writes check in the database whether it is still valid. */
export interface Hook {
  connection: PlatformConnection & { platform: MetaPlatformName };
  account: Account;
  secret: string | null;
  readAt: number;
}

const kept = new WeakMap<Config, Map<string, Hook>>();

const hooksOf = ({ config }: Pick<Context, "config">) => {
  const hooks = kept.get(config) ?? new Map<string, Hook>();
  kept.set(config, hooks);
  return hooks;
};

export const invalidateWebhook = (ctx: Pick<Context, "config">, hookKey: string): void =>
  void hooksOf(ctx).delete(hookKey);

/** Finds a webhook by the key in its URL. @throws DomainError not_found */
export async function getWebhookConnection(ctx: Context, hookKey: string): Promise<Hook> {
  const hooks = hooksOf(ctx);
  const known = hooks.get(hookKey);
  const now = ctx.now().getTime();
  if (known && Math.abs(now - known.readAt) < KEEP_MS) return known;
  const [connection] = /^[\w-]{43}$/.test(hookKey)
    ? await ctx.db
        .select()
        .from(platformConnections)
        .where(eq(platformConnections.webhookKey, hookKey))
        .limit(1)
    : [];
  if (!connection?.encryptedToken || !isOfMeta(connection.platform)) throw notFound("This webhook");
  const { platform } = connection;
  const account = await findAccount(ctx.db, connection.accountId);
  if (!account) throw notFound("This webhook");
  const secret = await appSecretOf(ctx, connection);
  const hook = { connection: { ...connection, platform }, account, secret, readAt: now };
  if (hooks.size >= MAX_CACHED_WEBHOOKS) hooks.clear();
  hooks.set(hookKey, hook);
  return hook;
}

/** `X-Hub-Signature-256` over the raw body: HMAC-SHA-256 with the app's secret, in hex. */
export function isSignedByMeta(secret: string, body: Uint8Array, signature: string): boolean {
  const [, hex] = /^sha256=([0-9a-f]{64})$/i.exec(signature) ?? [];
  return (
    hex !== undefined &&
    isSameBytes(createHmac("sha256", secret).update(body).digest(), Buffer.from(hex, "hex"))
  );
}

export const isVerifyToken = ({ connection }: Hook, told: string): boolean =>
  isSameText(connection.verifyToken, told.slice(0, 200));

/** SQL condition: the token and app secret used for verification are unchanged. */
export const stillHolds = ({ connection: { id, encryptedToken, encryptedSecret } }: Hook): SQL =>
  sql`exists (select 1 from ${platformConnections} where id = ${id} and encrypted_token = ${encryptedToken}
    and encrypted_secret is ${encryptedSecret})`;

/** Marks that a job is queued for a connection's events; returns a row only to the caller that must queue it. */
export const markEventsQueued = (ctx: Context, connectionId: number) => {
  const now = ctx.now();
  const isLost = sql`(events_queued_at is null or events_queued_at <= ${toUnixSeconds(now) - EVENTS_SECONDS})`;
  return ctx.db
    .update(platformConnections)
    .set({ eventsQueuedAt: now, webhookSeenAt: now })
    .where(and(eq(platformConnections.id, connectionId), isLost))
    .returning({ id: platformConnections.id });
};

export const unmarkEventsQueued = (ctx: Context, connectionId: number) =>
  ctx.db
    .update(platformConnections)
    .set({ eventsQueuedAt: null })
    .where(eq(platformConnections.id, connectionId));
