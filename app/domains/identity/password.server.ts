import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Config } from "~/core/config";

// OWASP ASVS 5.0 appendix C: N = 2^15, r = 8, p = 3 (32 MiB). PBKDF2 is capped too low on Workers.
const PARAMETERS = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

/** Never a real hash: what an unknown user's password is compared with, so that the answer takes as long. */
const DUMMY = `scrypt$15$8$3$${Buffer.alloc(16).toString("base64")}$${Buffer.alloc(KEY_BYTES).toString("base64")}`;

async function derive(config: Config, password: string, salt: Buffer): Promise<Buffer> {
  const key = new TextEncoder().encode(config.PASSWORD_PEPPER ?? "for development only, never in production");
  const pepper = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const peppered = await crypto.subtle.sign(
    "HMAC",
    pepper,
    new TextEncoder().encode(password.normalize("NFKC")),
  );
  return new Promise((resolve, reject) =>
    scrypt(Buffer.from(peppered), salt, KEY_BYTES, PARAMETERS, (error, hash) =>
      error ? reject(error) : resolve(hash),
    ),
  );
}

/** `scrypt$15$8$3$salt$hash`, base64. */
export async function hashPassword(config: Config, password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(config, password, salt);
  return `scrypt$15$8$3$${salt.toString("base64")}$${hash.toString("base64")}`;
}

/** Compares in constant time; a missing hash costs as much and is never right. */
export async function verifyPassword(
  config: Config,
  password: string,
  stored: string | null,
): Promise<boolean> {
  const [, , , , salt = "", expected = ""] = (stored ?? DUMMY).split("$");
  const hash = await derive(config, password, Buffer.from(salt, "base64"));
  const wanted = Buffer.from(expected, "base64");
  return wanted.length === hash.length && timingSafeEqual(hash, wanted) && stored !== null;
}
