import type { Config } from "~/core/config";
import { derivedKey } from "~/core/secrets/pepper.server";

/** RFC 8410, section 7: the PKCS #8 prefix of a 32-byte Ed25519 key. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

interface SigningKey {
  privateKey: CryptoKey;
  publicKey: string;
}

const known = new WeakMap<Config, Promise<SigningKey>>();

async function makeKey(config: Config): Promise<SigningKey> {
  const pkcs8 = new Uint8Array([...PKCS8, ...derivedKey(config, "ledger-signature")]);
  const privateKey = await crypto.subtle.importKey("pkcs8", pkcs8, "Ed25519", true, ["sign"]);
  const jwk = (await crypto.subtle.exportKey("jwk", privateKey)) as JsonWebKey;
  return { privateKey, publicKey: jwk.x ?? "" };
}

/** The key that signs ledger heads, derived from the pepper. */
export function signingKey(config: Config): Promise<SigningKey> {
  const key = known.get(config) ?? makeKey(config);
  known.set(config, key);
  return key;
}

export async function signText(config: Config, text: string) {
  const { privateKey, publicKey } = await signingKey(config);
  const signature = await crypto.subtle.sign("Ed25519", privateKey, new TextEncoder().encode(text));
  return { publicKey, signature: Buffer.from(signature).toString("base64url") };
}
