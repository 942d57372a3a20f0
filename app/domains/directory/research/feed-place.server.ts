import { createDns } from "~/adapters/dns/dns-over-https";
import { FetchError } from "~/adapters/public-fetch/fetch-error";
import { requirePublicPlace } from "~/adapters/public-fetch/fetch-public";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { FEED_FILES } from "./read-feed.server";

const FILE = /^feeds\/[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

const REFUSED = {
  refused_address:
    "We don't ask this address. Please give a public https address, or a file of ours such as feeds/companies.csv.",
  missing: "There is no server of this name.",
} as const;

/** The check of each later read. An address that does not resolve now is accepted. @throws DomainError invalid */
export async function requireFeedPlace({ config }: Pick<Context, "config">, address: string): Promise<void> {
  const refuse = (message: string) => new DomainError("invalid", message, { field: "address" });
  if (address.startsWith(FEED_FILES)) {
    if (!FILE.test(address)) throw refuse("A file of ours is named like feeds/companies.csv.");
    return;
  }
  const options = { dns: createDns(config.DNS_OVER_HTTPS_URL), trustedOrigin: config.FEED_ORIGIN };
  try {
    await requirePublicPlace(address, options);
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    if (error.reason === "refused_address" || error.reason === "missing") throw refuse(REFUSED[error.reason]);
  }
}
