import { and, eq, isNotNull } from "drizzle-orm";
import type { Account, AccountContext, Context } from "~/core/context";
import { deleteInBatches } from "~/core/delete-in-batches";
import { notFound } from "~/core/errors";
import { openUnderKey, sealUnderKey } from "~/core/secrets/keyring.server";
import { findAccount } from "~/domains/identity/find-account.server";
import { PLATFORMS, type Platform } from "./names";
import { type PlatformConnection, platformConnections } from "./tables";

export type { PlatformConnection } from "./tables";

const TOKEN_USE = "platform-token";
const SECRET_USE = "platform-secret";
const ownerOf = (accountId: number, platform: Platform) => `account:${accountId}:${platform}`;

export const sealToken = async (ctx: AccountContext, platform: Platform, token: string) => {
  const { keyId, text } = await sealUnderKey(ctx.config, TOKEN_USE, ownerOf(ctx.account.id, platform), token);
  return { encryptedToken: text, tokenKey: keyId };
};

export const sealSecret = async (ctx: AccountContext, platform: Platform, secret: string) => {
  const owner = ownerOf(ctx.account.id, platform);
  const { keyId, text } = await sealUnderKey(ctx.config, SECRET_USE, owner, secret);
  return { encryptedSecret: text, secretKey: keyId };
};

type Connection = Pick<
  PlatformConnection,
  "accountId" | "platform" | "encryptedToken" | "tokenKey" | "encryptedSecret" | "secretKey"
>;

/** The decrypted token; null if there is none, or the operator no longer has its key. */
export async function tokenOf(ctx: Pick<Context, "config">, connection: Connection): Promise<string | null> {
  const { accountId, platform, encryptedToken, tokenKey } = connection;
  if (encryptedToken === null || tokenKey === null) return null;
  const sealed = { keyId: tokenKey, text: encryptedToken };
  return openUnderKey(ctx.config, TOKEN_USE, ownerOf(accountId, platform), sealed).catch(() => null);
}

/** The app secret of the business's own app, else the operator's. */
export async function appSecretOf(
  ctx: Pick<Context, "config">,
  { accountId, platform, encryptedSecret, secretKey }: Connection,
): Promise<string | null> {
  if (encryptedSecret === null || secretKey === null) return ctx.config.META_APP_SECRET ?? null;
  const sealed = { keyId: secretKey, text: encryptedSecret };
  return openUnderKey(ctx.config, SECRET_USE, ownerOf(accountId, platform), sealed).catch(() => null);
}

export async function findConnection(
  ctx: AccountContext,
  platform: Platform,
): Promise<PlatformConnection | null> {
  const byPlatform = and(
    eq(platformConnections.accountId, ctx.account.id),
    eq(platformConnections.platform, platform),
  );
  const [row] = await ctx.db.select().from(platformConnections).where(byPlatform).limit(1);
  return row ?? null;
}

/** @throws DomainError not_found for a platform that is not connected */
export async function getConnection(ctx: AccountContext, platform: Platform): Promise<PlatformConnection> {
  const found = await findConnection(ctx, platform);
  if (!found?.encryptedToken) throw notFound("This connection");
  return found;
}

export async function listConnections(ctx: AccountContext): Promise<PlatformConnection[]> {
  const isOwn = and(
    eq(platformConnections.accountId, ctx.account.id),
    isNotNull(platformConnections.encryptedToken),
  );
  const rows = await ctx.db.select().from(platformConnections).where(isOwn).limit(PLATFORMS.length);
  return PLATFORMS.flatMap((platform) => rows.filter((row) => row.platform === platform));
}

export async function findConnectionById(
  ctx: Context,
  connectionId: number,
): Promise<PlatformConnection | null> {
  const byId = eq(platformConnections.id, connectionId);
  const [row] = await ctx.db.select().from(platformConnections).where(byId).limit(1);
  return row ?? null;
}

export type UsedConnection = Pick<PlatformConnection, "id" | "encryptedToken">;

/** SQL condition: the platform was not disconnected or reconnected since. */
export const isStillThat = ({ id, encryptedToken }: UsedConnection) =>
  and(eq(platformConnections.id, id), eq(platformConnections.encryptedToken, encryptedToken ?? ""));

export const noteHealth = (
  ctx: Pick<Context, "db">,
  connection: UsedConnection,
  health: "good" | "over" | "failing",
  trouble: string | null,
) => ctx.db.update(platformConnections).set({ health, lastError: trouble }).where(isStillThat(connection));

export async function accountOfConnection(
  ctx: Context,
  { connectionId }: { connectionId: number },
): Promise<Account | null> {
  const connection = await findConnectionById(ctx, connectionId);
  return connection && findAccount(ctx.db, connection.accountId);
}

export const eraseOwnConnections = (ctx: AccountContext): Promise<boolean> =>
  deleteInBatches(ctx, ["platform_connections"]);
