import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Config } from "~/core/config";
import { pepperHmac } from "~/core/secrets/pepper.server";

// OWASP ASVS 5.0 appendix C: N = 2^15, r = 8, p = 3 (32 MiB). PBKDF2 is capped too low on Workers.
const TODAY = { log2N: 15, r: 8, p: 3 };
const KEY_BYTES = 32;
/** What workerd computes at most: N * r * p. */
const MOST_WORK = 2 ** 20;
const MOST_MEMORY = 64 * 1024 * 1024;

interface StoredHash {
  log2N: number;
  r: number;
  p: number;
  salt: Buffer;
  hash: Buffer;
}

/** Never a real hash: what an unknown user's password is compared with, so that the answer takes as long. */
const NOBODY: StoredHash = { ...TODAY, salt: Buffer.alloc(16), hash: Buffer.alloc(KEY_BYTES) };

async function derive(config: Config, password: string, { log2N, r, p, salt }: Omit<StoredHash, "hash">) {
  const peppered = await pepperHmac(config, password.normalize("NFKC"));
  const cost = { N: 2 ** log2N, r, p, maxmem: MOST_MEMORY };
  return new Promise<Buffer>((resolve, reject) =>
    scrypt(peppered, salt, KEY_BYTES, cost, (error, hash) => (error ? reject(error) : resolve(hash))),
  );
}

/** `scrypt$15$8$3$salt$hash`, base64. */
export async function hashPassword(config: Config, password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await derive(config, password, { ...TODAY, salt });
  const { log2N, r, p } = TODAY;
  return `scrypt$${log2N}$${r}$${p}$${salt.toString("base64")}$${hash.toString("base64")}`;
}

function readHash(stored: string): StoredHash | null {
  const match = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) return null;
  const [log2N = 0, r = 0, p = 0] = match.slice(1, 4).map(Number);
  const isPossible = log2N > 0 && r > 0 && p > 0 && 2 ** log2N * r * p <= MOST_WORK;
  if (!isPossible || 128 * 2 ** log2N * r >= MOST_MEMORY) return null;
  const [salt, hash] = match.slice(4).map((part) => Buffer.from(part, "base64"));
  return salt && hash?.length === KEY_BYTES ? { log2N, r, p, salt, hash } : null;
}

/** Compares in constant time; a missing hash costs as much and is never right. */
export async function verifyPassword(
  config: Config,
  password: string,
  stored: string | null,
): Promise<boolean> {
  const known = stored === null ? null : readHash(stored);
  const expected = known ?? NOBODY;
  const hash = await derive(config, password, expected);
  return timingSafeEqual(hash, expected.hash) && known !== null;
}

export function isOutdated(stored: string): boolean {
  const known = readHash(stored);
  return !known || known.log2N !== TODAY.log2N || known.r !== TODAY.r || known.p !== TODAY.p;
}
