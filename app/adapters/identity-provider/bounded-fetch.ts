import { createDns } from "~/adapters/dns/dns-over-https";
import { FetchError } from "~/adapters/public-fetch/fetch-error";
import { requirePublicPlace } from "~/adapters/public-fetch/fetch-public";
import { readBody } from "~/adapters/public-fetch/read-body";
import { DomainError } from "~/core/errors";
import type { AskProvider } from "./identity-provider";

/** Bytes. A discovery document has a few kilobytes, a key set a few more. */
const MAX_BYTES = 256_000;

const LOOPBACK = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;

/** The error to throw. @throws (by the caller) DomainError invalid if the provider is at fault; other errors unchanged */
function inWords(error: unknown, host: string): unknown {
  if (!(error instanceof FetchError)) return error;
  if (error.reason === "refused_address")
    return new DomainError("invalid", `${host} isn’t publicly reachable. Check the issuer URL.`);
  return error.reason === "too_large"
    ? new DomainError("invalid", `The response from ${host} is too large. Check the issuer URL.`)
    : error;
}

/**
 * Fetches from a server that an account configured. Each address is resolved by DNS over HTTPS before anything is sent
 * to it, redirects are not followed, and responses are limited to 256 kB. `allowLoopback` lets tests use 127.0.0.1.
 */
export const boundedFetch =
  ({ dnsUrl, allowLoopback }: { dnsUrl: string | undefined; allowLoopback: boolean }): AskProvider =>
  async (address, init) => {
    const { host, origin } = new URL(address);
    const trustedOrigin = allowLoopback && LOOPBACK.test(origin) ? origin : undefined;
    try {
      const place = await requirePublicPlace(address, { dns: createDns(dnsUrl), trustedOrigin });
      const response = await fetch(place, { ...init, redirect: "manual" });
      if (response.status >= 300 && response.status < 400) {
        await response.body?.cancel().catch(() => {});
        throw new DomainError("invalid", `${host} redirects to another address. Check the issuer URL.`);
      }
      const body = await readBody(response, MAX_BYTES);
      const { status, headers } = response;
      return new Response(body.byteLength === 0 ? null : body, { status, headers });
    } catch (error) {
      throw inWords(error, host);
    }
  };
