import type { Config } from "../config";

const bytes = (text: string) => new TextEncoder().encode(text);

/** The secret that is in no database. Development has one for all, which production refuses to start with. */
export const pepperOf = (config: Config) =>
  bytes(config.PASSWORD_PEPPER ?? "for development only, never in production");

/** HMAC-SHA-256 of a text under the pepper. */
export async function pepperHmac(config: Config, text: string): Promise<Uint8Array> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", pepperOf(config), algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes(text)));
}

/** A key of 256 bits for one use, derived from the pepper (HKDF, RFC 5869): uses never share a key. */
export async function derivedKey(config: Config, use: string): Promise<ArrayBuffer> {
  const key = await crypto.subtle.importKey("raw", pepperOf(config), "HKDF", false, ["deriveBits"]);
  const parameters = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: bytes(use) };
  return crypto.subtle.deriveBits(parameters, key, 256);
}
