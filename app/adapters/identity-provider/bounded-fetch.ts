import { createDns } from "~/adapters/dns/dns-over-https";
import { FetchError } from "~/adapters/public-fetch/fetch-error";
import { requirePublicPlace } from "~/adapters/public-fetch/fetch-public";
import { readBody } from "~/adapters/public-fetch/read-body";
import { DomainError } from "~/core/errors";
import type { AskProvider } from "./identity-provider";

/** A discovery document has some kilobytes, a set of keys some more. */
const MAX_BYTES = 256_000;

const LOOPBACK = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;

/** @throws DomainError invalid for what the provider did wrong; another error where it does not answer */
function inWords(error: unknown, host: string): unknown {
  if (!(error instanceof FetchError)) return error;
  if (error.reason === "refused_address")
    return new DomainError("invalid", `${host} isn’t publicly reachable. Check the issuer URL.`);
  return error.reason === "too_large"
    ? new DomainError("invalid", `The response from ${host} is too large. Check the issuer URL.`)
    : error;
}

/**
 * How a server is asked that an account named: each address is resolved by DNS over HTTPS before anything is sent there, no
 * redirect is followed, and an answer is read up to 256 kB. `allowLoopback` lets tests ask this machine by its number.
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
