import { fetchAutoconfig, type PublishedServer } from "~/adapters/autoconfig/autoconfig";
import { createDns, type Dns, DnsUnavailable } from "~/adapters/dns/dns-over-https";
import { FetchError } from "~/adapters/public-fetch/fetch-error";
import { requirePublicPlace } from "~/adapters/public-fetch/fetch-public";
import { isPublicHost } from "~/adapters/public-url";
import { isDeployed } from "~/core/config";
import type { BusinessContext, Context } from "~/core/context";
import { consumeAttempt } from "~/domains/identity/sign-in/rate-limiter.server";
import { isReservedAddress } from "~/domains/mail/policy";
import { type Provider, providerJson, providerOfDomain, providerOfHosts } from "./providers";
import { isServerAllowed } from "./server-blocking-reason";

export interface FoundSettings {
  source: "provider" | "dns" | "published" | "guess";
  provider: ReturnType<typeof providerJson> | null;
  smtp: PublishedServer | null;
  imap: PublishedServer | null;
  username: string;
  /** A DKIM selector that the domain publishes; null if it has none of the usual ones. */
  dkimSelector: string | null;
}

type Servers = Pick<FoundSettings, "source" | "smtp" | "imap"> & {
  provider: Provider | null;
  isLocalUser?: boolean;
};

/** Providers' usual DKIM selectors; the domain is queried for each. */
const SELECTORS = ["google", "20230601", "selector1", "zmail", "fm1", "s2048", "default", "mail"];

const allowed = (direction: "imap" | "smtp", server: PublishedServer | null | undefined) =>
  server && isServerAllowed(direction, server) ? server : null;

/** RFC 6186, RFC 8314: prefers implicit TLS to STARTTLS. */
async function byServices(dns: Dns, domain: string): Promise<Servers | null> {
  const at = async (service: string, security: PublishedServer["security"]) => {
    const [first] = await dns.services(`_${service}._tcp.${domain}`);
    return first ? { ...first, security } : null;
  };
  const [imaps, imap, submissions, submission] = await Promise.all([
    at("imaps", "tls"),
    at("imap", "starttls"),
    at("submissions", "tls"),
    at("submission", "starttls"),
  ]);
  const servers = {
    imap: allowed("imap", imaps) ?? allowed("imap", imap),
    smtp: allowed("smtp", submissions) ?? allowed("smtp", submission),
  };
  return servers.imap || servers.smtp ? { source: "dns", provider: null, ...servers } : null;
}

const unlessRefused = (error: unknown): null => {
  if (error instanceof FetchError) return null;
  throw error;
};

/** Mozilla's autoconfig file, from the domain itself or the operator's collection. Sends only the domain, never the address. */
async function byFile({ config }: Context, domain: string, isLocal = false): Promise<Servers | null> {
  const collection = config.MAIL_AUTOCONFIG_URL;
  const asked = collection
    ? [`${collection}/${domain}`]
    : [
        `https://autoconfig.${domain}/mail/config-v1.1.xml`,
        `https://${domain}/.well-known/autoconfig/mail/config-v1.1.xml`,
      ];
  const trustedOrigin = isDeployed(config) ? undefined : collection;
  const options = { dns: createDns(config.DNS_OVER_HTTPS_URL), trustedOrigin };
  const found = await Promise.all(
    asked.map(async (address) => {
      const url = await requirePublicPlace(address, options).catch(unlessRefused);
      return url && fetchAutoconfig(url, domain, { allowsPlain: isLocal });
    }),
  );
  for (const settings of found) {
    const imap = isLocal ? settings?.imap : allowed("imap", settings?.imap);
    const smtp = isLocal ? settings?.smtp : allowed("smtp", settings?.smtp);
    if (settings && (imap || smtp))
      return {
        source: "published",
        provider: null,
        imap: imap ?? null,
        smtp: smtp ?? null,
        isLocalUser: settings.isLocalUser,
      };
  }
  return null;
}

/** In development, the collection also lists local servers for domains reserved for tests (RFC 2606). */
const byLocalFile = (ctx: Context, domain: string) =>
  !isDeployed(ctx.config) && ctx.config.MAIL_AUTOCONFIG_URL ? byFile(ctx, domain, true) : null;

const guessed = (domain: string): Servers => ({
  source: "guess",
  provider: null,
  imap: { host: `mail.${domain}`, port: 993, security: "tls" },
  smtp: { host: `mail.${domain}`, port: 465, security: "tls" },
});

const known = (provider: Provider): Servers => ({
  source: "provider",
  provider,
  imap: provider.imap,
  smtp: provider.smtp,
});

async function selectorOf(dns: Dns, domain: string): Promise<string | null> {
  const found = await Promise.all(
    SELECTORS.map(async (selector) => {
      const texts = await dns.texts(`${selector}._domainkey.${domain}`);
      return texts.some((text) => /(^|;)\s{0,5}p=[^;\s]/i.test(text.slice(0, 2_000))) ? selector : null;
    }),
  );
  return found.find((selector) => selector !== null) ?? null;
}

const unlessSilent = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
  work.catch((error) => {
    if (error instanceof DnsUnavailable) return otherwise;
    throw error;
  });

/**
 * Finds an address's settings from its domain. Connects to no server: the user sees the settings before a password is
 * sent. @throws DomainError too_many
 */
export async function findSettings(ctx: BusinessContext, address: string): Promise<FoundSettings> {
  const domain = address.slice(address.lastIndexOf("@") + 1).toLowerCase();
  await consumeAttempt(ctx, ["mail-settings-account", ctx.account.id]);
  const isAsked = isPublicHost(domain) && !isReservedAddress(address);
  const { servers, dkimSelector } = isAsked
    ? await lookUp(ctx, domain)
    : { servers: (await byLocalFile(ctx, domain)) ?? guessed(domain), dkimSelector: null };
  const { provider, isLocalUser, ...rest } = servers;
  return {
    ...rest,
    provider: provider && providerJson(provider),
    username: isLocalUser ? address.slice(0, address.lastIndexOf("@")) : address,
    dkimSelector,
  };
}

async function lookUp(ctx: Context, domain: string) {
  const dns = createDns(ctx.config.DNS_OVER_HTTPS_URL);
  const own = providerOfDomain(domain);
  const [hosts, dkimSelector] = await Promise.all([
    own ? [] : unlessSilent(dns.mailHosts(domain), []),
    unlessSilent(selectorOf(dns, domain), null),
  ]);
  const provider = own ?? providerOfHosts(hosts);
  if (provider) return { servers: known(provider), dkimSelector };
  const published = (await unlessSilent(byServices(dns, domain), null)) ?? (await byFile(ctx, domain));
  return { servers: published ?? guessed(domain), dkimSelector };
}
