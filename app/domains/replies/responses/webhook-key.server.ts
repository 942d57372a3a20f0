import { createHmac } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { BusinessContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { derivedKey } from "~/core/secrets/pepper.server";
import { isSameText } from "~/core/secrets/timing-safe.server";
import { auditStatement } from "~/domains/audit/audit.server";
import { canSeeKeys, requireNotImpersonating } from "~/domains/identity/policy";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { teamVersionOf } from "~/domains/identity/team/team.server";
import { webhookKeys } from "../tables";

/** Maximum clock difference in seconds, in both directions. */
export const WINDOW_SECONDS = 300;

const keyFor = (ctx: Pick<Context, "config">, accountId: number, version: number) =>
  Buffer.from(derivedKey(ctx.config, `webhook:${accountId}:${version}`)).toString("hex");

const versionOf = async (ctx: Context, accountId: number): Promise<number | null> => {
  const [row] = await ctx.db
    .select({ version: webhookKeys.version })
    .from(webhookKeys)
    .where(and(eq(webhookKeys.accountId, accountId), eq(webhookKeys.teamVersion, teamVersionOf(accountId))))
    .limit(1);
  return row?.version ?? null;
};

/** Returns the key's metadata, never the key itself. */
export async function findWebhookKey(
  ctx: BusinessContext,
): Promise<{ version: number; changedAt: Date; hasEnded: boolean } | null> {
  const [row] = await ctx.db
    .select({
      version: webhookKeys.version,
      changedAt: webhookKeys.changedAt,
      hasEnded: sql`${webhookKeys.teamVersion} <> ${teamVersionOf(ctx.account.id)}`.mapWith(Boolean),
    })
    .from(webhookKeys)
    .where(eq(webhookKeys.accountId, ctx.account.id))
    .limit(1);
  return row ?? null;
}

/**
 * Returns the new key, shown only this once; the previous key stops working. @throws DomainError forbidden unless an
 * owner acts without impersonation; too_many
 */
export async function rotateWebhookKey(ctx: BusinessContext): Promise<string> {
  requireNotImpersonating(ctx);
  if (!canSeeKeys(ctx.actor))
    throw new DomainError("forbidden", "Only account owners can create the webhook key.");
  await consumeAttempt(ctx, ["webhook-key-account", String(ctx.account.id)]);
  const now = ctx.now();
  const teamVersion = teamVersionOf(ctx.account.id);
  const [rows] = await ctx.db.batch([
    ctx.db
      .insert(webhookKeys)
      .values({ accountId: ctx.account.id, version: 1, teamVersion, changedAt: now })
      .onConflictDoUpdate({
        target: webhookKeys.accountId,
        set: { version: sql`${webhookKeys.version} + 1`, teamVersion, changedAt: now },
      })
      .returning({ version: webhookKeys.version }),
    auditStatement(ctx, { action: "rotate-webhook-key", target: `account:${ctx.account.id}` }),
  ]);
  return keyFor(ctx, ctx.account.id, rows[0]?.version ?? 1);
}

/** HMAC-SHA-256 in hex; `body` is the unchanged request body. */
export const signatureOf = (key: string, timestamp: string, body: Uint8Array) =>
  createHmac("sha256", key).update(`${timestamp}.`).update(body).digest("hex");

/** Compares in constant time. */
export async function isSignedBy(
  ctx: Context,
  accountId: number,
  { signature, timestamp, body }: { signature: string; timestamp: string; body: Uint8Array },
): Promise<boolean> {
  const version = await versionOf(ctx, accountId);
  const wanted = signatureOf(keyFor(ctx, accountId, version ?? 0), timestamp, body);
  const given = signature
    .trim()
    .toLowerCase()
    .replace(/^(v1|sha256)=/, "");
  return version !== null && isSameText(given, wanted);
}
