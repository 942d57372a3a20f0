import { createHmac, hkdfSync } from "node:crypto";
import type { Config } from "../config";

const bytes = (text: string) => new TextEncoder().encode(text);

/** The secret kept outside the database. Development uses a shared default; production refuses to start with it. */
const pepperOf = (config: Config) =>
  bytes(config.PASSWORD_PEPPER ?? "for development only, never in production");

/** HMAC-SHA-256 of a text under the pepper. */
export async function pepperHmac(config: Config, text: string): Promise<Uint8Array> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", pepperOf(config), algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(text)));
}

/** A 256-bit key for one use, derived from the pepper (HKDF, RFC 5869): uses never share a key. */
export const derivedKey = (config: Config, use: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hkdfSync("sha256", pepperOf(config), new Uint8Array(), use, 32));

/** Frequent uses, whose derived keys are cached. */
type HmacUse =
  | "address"
  | "attempts"
  | "failed-sign-in"
  | "quotas"
  | "message-id"
  | "payout-account"
  | "visitor"
  | "lead-form"
  | `link:${TokenUse}`;
export type TokenUse = "unsubscribe" | "consent" | "click" | "digest";

const keys = new WeakMap<Config, Map<HmacUse, Uint8Array>>();

/** HMAC-SHA-256 of a text under the key of one use. */
export function derivedHmac(config: Config, use: HmacUse, text: string): Buffer {
  const known = keys.get(config) ?? new Map<HmacUse, Uint8Array>();
  keys.set(config, known);
  const key = known.get(use) ?? derivedKey(config, use);
  known.set(use, key);
  return createHmac("sha256", key).update(text).digest();
}
