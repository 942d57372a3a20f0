import type { Config } from "../config";
import { derivedKey } from "./pepper.server";

const bytes = (text: string) => new TextEncoder().encode(text);

async function keyFor(config: Config, use: string): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", derivedKey(config, use), "AES-GCM", false, ["encrypt", "decrypt"]);
}

/**
 * Encrypts a secret for the database: AES-256-GCM, `1.nonce.ciphertext` in base64. It can be decrypted only for the
 * same use and the same `owner` (additional data), so a row copied to another owner can't be read.
 */
export async function seal(config: Config, use: string, owner: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const parameters = { name: "AES-GCM", iv, additionalData: bytes(owner) };
  const sealed = await crypto.subtle.encrypt(parameters, await keyFor(config, use), bytes(secret));
  return `1.${Buffer.from(iv).toString("base64")}.${Buffer.from(sealed).toString("base64")}`;
}

/** @throws if the value was encrypted for another use, owner or key, or was changed */
export async function unseal(config: Config, use: string, owner: string, sealed: string): Promise<string> {
  const [version, iv = "", text = ""] = sealed.split(".");
  if (version !== "1") throw new Error("Sealed in an unknown way.");
  const parameters = { name: "AES-GCM", iv: Buffer.from(iv, "base64"), additionalData: bytes(owner) };
  const open = await crypto.subtle.decrypt(
    parameters,
    await keyFor(config, use),
    Buffer.from(text, "base64"),
  );
  return new TextDecoder().decode(open);
}
