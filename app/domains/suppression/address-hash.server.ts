import { createHmac, hkdfSync } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { Config } from "~/core/config";
import { emailKey, untagged } from "~/core/email";
import { pepperOf } from "~/core/secrets/pepper.server";

const keys = new WeakMap<Config, Uint8Array>();

function keyOf(config: Config): Uint8Array {
  const known = keys.get(config);
  if (known) return known;
  const key = new Uint8Array(hkdfSync("sha256", pepperOf(config), new Uint8Array(), "address", 32));
  keys.set(config, key);
  return key;
}

const hashOf = (config: Config, key: string) => createHmac("sha256", keyOf(config)).update(key).digest("hex");

/** Hex, of the address without its tag: names a person to who has the address, and to nobody else. */
export const addressHash = (config: Config, email: string): string => hashOf(config, untagged(email));

/** As lists wrote addresses down at first; null for one without a tag. */
export function taggedHash(config: Config, email: string): string | null {
  const key = emailKey(email);
  return key === untagged(key) ? null : hashOf(config, key);
}

/** For `isKnownAs`: `hash` or `hash:taggedHash`. */
export const addressHashes = (config: Config, email: string): string =>
  [addressHash(config, email), taggedHash(config, email)].filter((hash) => hash !== null).join(":");

export const isKnownAs = (column: SQL, hashes: SQL | string): SQL =>
  sql`${column} in (substr(${hashes}, 1, 64), substr(${hashes}, 66))`;
