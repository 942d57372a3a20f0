import { issuerUrl, type ProviderSettings } from "~/adapters/identity-provider/identity-provider";
import { checkProvider } from "~/adapters/identity-provider/open-id";
import { isDeployed } from "~/core/config";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { seal, unseal } from "~/core/secrets/seal.server";
import type { IdentityProvider } from "~/domains/settings/settings";
import { changeSetting, readSetting, readSettingAnew } from "~/domains/settings/settings.server";
import { m } from "~/messages/messages";
import type { NewProvider, ProviderChange } from "./external-schemas";

const USE = "identity-provider";

const allowsLoopback = (ctx: Context) => !isDeployed(ctx.config);

export const providerJson = ({ sealedSecret, ...provider }: IdentityProvider) => ({
  ...provider,
  hasSecret: sealedSecret !== null,
});

export const listProviders = (ctx: Context) => readSetting(ctx, "identityProviders");

export const listIdentityProviders = async (ctx: Context) =>
  (await listProviders(ctx)).filter(({ isOn }) => isOn).map(({ key, name }) => ({ key, name }));

/** @throws DomainError not_found */
export async function getProvider(ctx: Context, key: string): Promise<IdentityProvider> {
  const provider = (await listProviders(ctx)).find((provider) => provider.key === key);
  if (!provider) throw new DomainError("not_found", m.auth_external_providers_this_provider());
  return provider;
}

/** Returns the provider with its secret decrypted. @throws DomainError not_found if it is disabled */
export async function openProvider(ctx: Context, key: string): Promise<ProviderSettings> {
  const provider = await getProvider(ctx, key);
  if (!provider.isOn) throw new DomainError("not_found", m.auth_external_providers_this_provider());
  return opened(ctx, provider);
}

async function opened(ctx: Context, provider: IdentityProvider): Promise<ProviderSettings> {
  const { name, issuer, clientId, key, sealedSecret } = provider;
  const clientSecret = sealedSecret && (await unseal(ctx.config, USE, key, sealedSecret));
  return { name, issuer, clientId, clientSecret, allowLoopback: allowsLoopback(ctx) };
}

const secretOf = (ctx: Context, key: string, secret: string | null | undefined) =>
  secret ? seal(ctx.config, USE, key, secret) : null;

const isBuiltLike = (a: { issuer: string; clientId: string }, b: { issuer: string; clientId: string }) =>
  a.issuer === b.issuer && a.clientId === b.clientId;

/** @throws DomainError invalid, conflict */
export async function addProvider(ctx: Context, input: NewProvider): Promise<IdentityProvider> {
  const all = await readSettingAnew(ctx, "identityProviders");
  if (all.some(({ key }) => key === input.key))
    throw new DomainError("conflict", m.auth_external_providers_a_provider_with_this_short(), {
      field: "key",
    });
  if (all.some((provider) => isBuiltLike(provider, input)))
    throw new DomainError("conflict", m.auth_external_providers_this_provider_is_already_set(), {
      field: "issuer",
    });
  issuerUrl(input.issuer, allowsLoopback(ctx));
  const { clientSecret, ...rest } = input;
  const provider = { ...rest, sealedSecret: await secretOf(ctx, input.key, clientSecret) };
  await changeSetting(ctx, "identityProviders", [...all, provider], { added: input.key });
  return provider;
}

/** An empty secret keeps the stored one. @throws DomainError not_found, invalid */
export async function changeProvider(
  ctx: Context,
  key: string,
  { clientSecret, ...input }: ProviderChange,
): Promise<IdentityProvider> {
  const before = await getProvider(ctx, key);
  const issuer = issuerUrl(input.issuer ?? before.issuer, allowsLoopback(ctx));
  if (before.sealedSecret && !clientSecret && issuer.origin !== new URL(before.issuer).origin)
    throw new DomainError("invalid", m.auth_external_providers_enter_the_secret_again_because(), {
      field: "clientSecret",
    });
  const sent = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const provider = { ...before, ...sent };
  if (clientSecret) provider.sealedSecret = await secretOf(ctx, key, clientSecret);
  const all = (await readSettingAnew(ctx, "identityProviders")).map((other) =>
    other.key === key ? provider : other,
  );
  const changed = [...Object.keys(sent), ...(clientSecret ? ["clientSecret"] : [])];
  await changeSetting(ctx, "identityProviders", all, { changed: key, fields: changed });
  return provider;
}

/** Linked identities stay, in case it is enabled again. @throws DomainError not_found */
export async function removeProvider(ctx: Context, key: string): Promise<void> {
  await getProvider(ctx, key);
  const all = (await readSettingAnew(ctx, "identityProviders")).filter((provider) => provider.key !== key);
  await changeSetting(ctx, "identityProviders", all, { removed: key });
}

/** @throws DomainError not_found, invalid, unavailable */
export const tryProvider = async (ctx: Context, key: string): Promise<void> =>
  checkProvider(await opened(ctx, await getProvider(ctx, key)), ctx.now());
