import { createDns } from "~/adapters/dns/dns-over-https";
import { FetchError } from "~/adapters/public-fetch/fetch-error";
import { requirePublicPlace } from "~/adapters/public-fetch/fetch-public";
import type { Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import { FEED_FILES } from "./read-feed.server";

const FILE = /^feeds\/[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

const REFUSED = {
  refused_address:
    "This address can’t be used. Enter a public https URL, or a file in our storage, e.g. feeds/companies.csv.",
  missing: "No server with this name was found. Check the spelling.",
} as const;

/** Checks an address as each later read does; accepts one that can't be resolved for now. @throws DomainError invalid */
export async function requireFeedPlace({ config }: Pick<Context, "config">, address: string): Promise<void> {
  const refuse = (message: string) => new DomainError("invalid", message, { field: "address" });
  if (address.startsWith(FEED_FILES)) {
    if (!FILE.test(address)) throw refuse("Enter a file in our storage, e.g. feeds/companies.csv.");
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
