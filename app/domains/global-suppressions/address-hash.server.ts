import { type SQL, sql } from "drizzle-orm";
import type { Config } from "~/core/config";
import { emailKey, untagged } from "~/core/email";
import { derivedHmac } from "~/core/secrets/pepper.server";

const hashOf = (config: Config, key: string) => derivedHmac(config, "address", key).toString("hex");

/** Returns the hex hash of an address without its tag: only someone who has the address can match it. */
export const addressHash = (config: Config, email: string): string => hashOf(config, untagged(email));

/** Returns the hash that older rows use, which includes the tag; null for an address without a tag. */
export function taggedHash(config: Config, email: string): string | null {
  const key = emailKey(email);
  return key === untagged(key) ? null : hashOf(config, key);
}

export const addressHashes = (config: Config, email: string): string =>
  [addressHash(config, email), taggedHash(config, email)].filter((hash) => hash !== null).join(":");

export const isKnownAs = (column: SQL, hashes: SQL | string): SQL =>
  sql`${column} in (substr(${hashes}, 1, 64), substr(${hashes}, 66))`;
