import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Config } from "~/core/config";
import { pepperHmac } from "~/core/secrets/pepper.server";

// OWASP ASVS 5.0 appendix C: N = 2^15, r = 8, p = 3 (32 MiB). PBKDF2 is capped too low on Workers.
const PRODUCTION = { log2N: 15, r: 8, p: 3 };
const KEY_BYTES = 32;
/** workerd's maximum: N * r * p. */
const MAX_SCRYPT_COST = 2 ** 20;
const MAX_SCRYPT_MEMORY_BYTES = 64 * 1024 * 1024;

interface Cost {
  log2N: number;
  r: number;
  p: number;
}

interface StoredHash extends Cost {
  salt: Buffer;
  hash: Buffer;
}

/** The cost of a hash: lower only in tests, which a deployed Worker rejects (core/config.ts). */
const costOf = ({ PASSWORD_COST_LOG2: log2N }: Config): Cost =>
  log2N === undefined ? PRODUCTION : { log2N: Number(log2N), r: 8, p: 1 };

/** Never a real hash: compared with an unknown user's password, so that the response takes as long. */
const noHash = (config: Config): StoredHash => ({
  ...costOf(config),
  salt: Buffer.alloc(16),
  hash: Buffer.alloc(KEY_BYTES),
});

async function derive(config: Config, password: string, { log2N, r, p, salt }: Omit<StoredHash, "hash">) {
  const peppered = await pepperHmac(config, password.normalize("NFKC"));
  const cost = { N: 2 ** log2N, r, p, maxmem: MAX_SCRYPT_MEMORY_BYTES };
  return new Promise<Buffer>((resolve, reject) =>
    scrypt(peppered, salt, KEY_BYTES, cost, (error, hash) => (error ? reject(error) : resolve(hash))),
  );
}

/** Returns `scrypt$15$8$3$salt$hash`, with salt and hash in base64. */
export async function hashPassword(config: Config, password: string): Promise<string> {
  const salt = randomBytes(16);
  const { log2N, r, p } = costOf(config);
  const hash = await derive(config, password, { log2N, r, p, salt });
  return `scrypt$${log2N}$${r}$${p}$${salt.toString("base64")}$${hash.toString("base64")}`;
}

function readHash(stored: string): StoredHash | null {
  const match = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) return null;
  const [log2N = 0, r = 0, p = 0] = match.slice(1, 4).map(Number);
  const isPossible = log2N > 0 && r > 0 && p > 0 && 2 ** log2N * r * p <= MAX_SCRYPT_COST;
  if (!isPossible || 128 * 2 ** log2N * r >= MAX_SCRYPT_MEMORY_BYTES) return null;
  const [salt, hash] = match.slice(4).map((part) => Buffer.from(part, "base64"));
  return salt && hash?.length === KEY_BYTES ? { log2N, r, p, salt, hash } : null;
}

/** Compares in constant time; a missing hash takes as long and never matches. */
export async function verifyPassword(
  config: Config,
  password: string,
  stored: string | null,
): Promise<boolean> {
  const known = stored === null ? null : readHash(stored);
  const expected = known ?? noHash(config);
  const hash = await derive(config, password, expected);
  return timingSafeEqual(hash, expected.hash) && known !== null;
}

export function isOutdated(config: Config, stored: string): boolean {
  const known = readHash(stored);
  const { log2N, r, p } = costOf(config);
  return !known || known.log2N !== log2N || known.r !== r || known.p !== p;
}
