import type { Config } from "../config";
import { emailKey } from "../email";
import { derivedHmac, type TokenUse } from "./pepper.server";
import { isSameText } from "./timing-safe.server";

/** 128 bits of HMAC-SHA-256, base64url: unguessable, and the link stays short. */
const mac = (config: Config, use: TokenUse, text: string) =>
  derivedHmac(config, `link:${use}`, text).subarray(0, 16).toString("base64url");

/** `id.mac`: the row, and a MAC of the row and the address that the link was sent to. */
export const rowToken = (config: Config, use: TokenUse, id: number, address: string) =>
  `${id.toString(36)}.${mac(config, use, `${id}:${emailKey(address)}`)}`;

/** Returns the row ID in a token, without checking its MAC. */
export function rowOfToken(token: string): number | null {
  const found = /^([0-9a-z]{1,10})\.[\w-]{22}$/.exec(token);
  return found?.[1] ? Number.parseInt(found[1], 36) : null;
}

export const isTokenOf = (config: Config, use: TokenUse, token: string, id: number, address: string) =>
  isSameText(token, rowToken(config, use, id, address));

/** `id.url.mac`: the target URL is part of the signed token, so that it can't be changed. */
export function clickToken(config: Config, id: number, url: string): string {
  const body = `${id.toString(36)}.${Buffer.from(url).toString("base64url")}`;
  return `${body}.${mac(config, "click", body)}`;
}

/** Reads a click token; null if its signature is not ours. */
export function readClickToken(config: Config, token: string): { id: number; url: string } | null {
  const found = /^(([0-9a-z]{1,10})\.([\w-]{1,7000}))\.([\w-]{22})$/.exec(token);
  const [, body = "", id = "", url = "", code = ""] = found ?? [];
  if (!found || !isSameText(code, mac(config, "click", body))) return null;
  return { id: Number.parseInt(id, 36), url: Buffer.from(url, "base64url").toString() };
}

/** `account.hash.mac`: an account requests consent, not a message. */
export function consentToken(config: Config, accountId: number, hash: string): string {
  const body = `${accountId.toString(36)}.${Buffer.from(hash, "hex").toString("base64url")}`;
  return `${body}.${mac(config, "consent", body)}`;
}

export function readConsentToken(config: Config, token: string): { accountId: number; hash: string } | null {
  const found = /^(([0-9a-z]{1,10})\.([\w-]{43}))\.([\w-]{22})$/.exec(token);
  const [, body = "", account = "", hash = "", code = ""] = found ?? [];
  if (!found || !isSameText(code, mac(config, "consent", body))) return null;
  return { accountId: Number.parseInt(account, 36), hash: Buffer.from(hash, "base64url").toString("hex") };
}
