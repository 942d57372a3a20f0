import { and, eq, sql } from "drizzle-orm";
import { boundedFetch } from "~/adapters/identity-provider/bounded-fetch";
import type { ProviderSettings } from "~/adapters/identity-provider/identity-provider";
import { isDeployed } from "~/core/config";
import type { Context } from "~/core/context";
import { notFound } from "~/core/errors";
import { unseal } from "~/core/secrets/seal.server";
import { accounts, ssoConnections } from "../tables";
import { countsFor } from "./requirement";

export const USE = "account-sign-in";
export const ownerOf = (accountId: number) => `account:${accountId}`;
export const allowsLoopback = ({ config }: Context) => !isDeployed(config);

export type AccountSignIn = typeof ssoConnections.$inferSelect;

export interface SsoConnection extends AccountSignIn {
  company: string;
}

/** Returns null if single sign-on is off, or the plan no longer includes it. */
export async function findSsoConnection(
  ctx: Context,
  key: { slug: string } | { accountId: number },
): Promise<SsoConnection | null> {
  const byOwner =
    "slug" in key ? eq(ssoConnections.slug, key.slug) : eq(ssoConnections.accountId, key.accountId);
  const [row] = await ctx.db
    .select({ settings: ssoConnections, company: accounts.name })
    .from(ssoConnections)
    .innerJoin(accounts, eq(accounts.id, ssoConnections.accountId))
    .where(and(byOwner, countsFor(sql`${accounts}`, sql`${ssoConnections}`)))
    .limit(1);
  return row ? { ...row.settings, company: row.company } : null;
}

export async function getSsoConnection(ctx: Context, slug: string): Promise<SsoConnection> {
  const connection = await findSsoConnection(ctx, { slug: slug.slice(0, 100) });
  if (!connection) throw notFound("This sign-in method");
  return connection;
}

/** Returns the connection of the signed-in user's account. @throws DomainError not_found */
export async function getOwnSsoConnection(ctx: Context) {
  const { account } = ctx;
  const connection = account && (await findSsoConnection(ctx, { accountId: account.id }));
  if (!account || !connection) throw notFound("Your company’s single sign-on");
  return { account, connection };
}

export async function providerOf(ctx: Context, row: AccountSignIn): Promise<ProviderSettings> {
  const { accountId, issuer, clientId, encryptedSecret } = row;
  const allowLoopback = allowsLoopback(ctx);
  const clientSecret =
    encryptedSecret && (await unseal(ctx.config, USE, ownerOf(accountId), encryptedSecret));
  const ask = boundedFetch({ dnsUrl: ctx.config.DNS_OVER_HTTPS_URL, allowLoopback });
  return { name: "Your company’s provider", issuer, clientId, clientSecret, allowLoopback, ask };
}
