import { createHmac, hkdfSync } from "node:crypto";
import type { Config } from "~/core/config";
import { emailKey } from "~/domains/identity/email";
import { pepperOf } from "~/domains/identity/pepper.server";

const keys = new WeakMap<Config, Uint8Array>();

/** A key of its own, derived from the pepper (HKDF, RFC 5869). */
function keyOf(config: Config): Uint8Array {
  const known = keys.get(config);
  if (known) return known;
  const key = new Uint8Array(hkdfSync("sha256", pepperOf(config), new Uint8Array(), "address", 32));
  keys.set(config, key);
  return key;
}

/** HMAC-SHA-256 of an address in its one spelling, hex: names an address to who has it, and to nobody else. */
export const addressHash = (config: Config, email: string): string =>
  createHmac("sha256", keyOf(config)).update(emailKey(email)).digest("hex");
