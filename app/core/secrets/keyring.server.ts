import { hkdfSync } from "node:crypto";
import type { Config } from "../config";
import { derivedKey } from "./pepper.server";

/** Key ID for operators who configured no key: the key is derived from the pepper. */
const PEPPER = "pepper";

const bytes = (text: string) => new TextEncoder().encode(text);

const keysOf = ({ PLATFORM_KEYS }: Config) =>
  (PLATFORM_KEYS?.split(",") ?? []).map((part) => {
    const [id = "", key = ""] = part.split(":");
    return { id, key };
  });

/** The current key. Values encrypted with another key should be encrypted again. */
export const currentKeyId = (config: Config): string => keysOf(config)[0]?.id ?? PEPPER;

async function keyFor(config: Config, id: string, use: string): Promise<CryptoKey> {
  const found = keysOf(config).find((key) => key.id === id);
  if (!found && id !== PEPPER) throw new Error(`The key ${id} is not among the keys of the configuration.`);
  const raw = found
    ? new Uint8Array(hkdfSync("sha256", Buffer.from(found.key, "base64url"), new Uint8Array(), use, 32))
    : derivedKey(config, use);
  return crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
}

interface Sealed {
  keyId: string;
  text: string;
}

/**
 * Encrypts like `seal`, but with a replaceable key: AES-256-GCM, `nonce.ciphertext` in base64, and the key's ID. Can be
 * decrypted only for the same use and the same `owner`.
 */
export async function sealUnderKey(
  config: Config,
  use: string,
  owner: string,
  secret: string,
): Promise<Sealed> {
  const keyId = currentKeyId(config);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const parameters = { name: "AES-GCM", iv, additionalData: bytes(`${keyId}:${owner}`) };
  const sealed = await crypto.subtle.encrypt(parameters, await keyFor(config, keyId, use), bytes(secret));
  return { keyId, text: `${Buffer.from(iv).toString("base64")}.${Buffer.from(sealed).toString("base64")}` };
}

/** @throws if the key is gone, or the value was encrypted for another use or owner, or was changed */
export async function openUnderKey(
  config: Config,
  use: string,
  owner: string,
  { keyId, text }: Sealed,
): Promise<string> {
  const [iv = "", sealed = ""] = text.split(".");
  const parameters = {
    name: "AES-GCM",
    iv: Buffer.from(iv, "base64"),
    additionalData: bytes(`${keyId}:${owner}`),
  };
  const key = await keyFor(config, keyId, use);
  return new TextDecoder().decode(
    await crypto.subtle.decrypt(parameters, key, Buffer.from(sealed, "base64")),
  );
}
