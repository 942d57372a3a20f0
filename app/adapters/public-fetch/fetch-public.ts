import { type Dns, DnsUnavailable } from "~/adapters/dns/dns-over-https";
import { requirePublicUrl } from "~/adapters/public-url";
import { DomainError } from "~/core/errors";
import { FetchError } from "./fetch-error";
import { isPublicAddress } from "./public-address";
import { failureOf, readBody, requireOk } from "./read-body";
import { isAllowedBy } from "./robots";

const MAX_HOPS = 5;
const ROBOTS_BYTES = 500_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export interface PublicFetch {
  dns: Dns;
  /** A server that is trusted whatever its address is; development and tests use one on this machine. */
  trustedOrigin: string | undefined;
  /** Names the product and a contact address; robots.txt rules apply to its first word. */
  userAgent: string;
  /** Milliseconds for all requests together. */
  timeLimit: number;
  now: Date;
}

const isTrusted = ({ origin }: URL, { trustedOrigin }: Pick<PublicFetch, "trustedOrigin">) =>
  trustedOrigin !== undefined && origin === new URL(trustedOrigin).origin;

/** @throws FetchError refused_address */
function judged(text: string, options: Pick<PublicFetch, "trustedOrigin">): URL {
  if (URL.canParse(text) && isTrusted(new URL(text), options)) return new URL(text);
  try {
    return requirePublicUrl(text, { allowLoopback: false });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new FetchError("refused_address", "Enter a public https address.");
  }
}

/**
 * Resolves a name and checks its addresses before anything is sent there.
 * @throws FetchError refused_address, missing; unreachable if DNS doesn't respond
 */
export async function requirePublicName(dns: Dns, name: string): Promise<void> {
  let addresses: string[];
  try {
    addresses = await dns.addresses(name);
  } catch (error) {
    if (!(error instanceof DnsUnavailable)) throw error;
    throw new FetchError("unreachable", `The DNS lookup for ${name} failed. Try again later.`);
  }
  if (addresses.length === 0)
    throw new FetchError("missing", `No server found at ${name}. Check the address.`);
  if (!addresses.every(isPublicAddress))
    throw new FetchError("refused_address", `${name} doesn’t have a public address.`);
}

/** Checks a URL and the addresses that its host name resolves to. @throws FetchError as `requirePublicName` */
export async function requirePublicPlace(
  address: string,
  options: Pick<PublicFetch, "dns" | "trustedOrigin">,
): Promise<URL> {
  const url = judged(address, options);
  if (!isTrusted(url, options)) await requirePublicName(options.dns, url.hostname);
  return url;
}

interface Asked {
  response: Response;
  url: URL;
}

/** Follows redirects one by one; each is checked and resolved first. An authorization header is never sent to another origin. */
async function follow(
  address: string,
  options: PublicFetch,
  signal: AbortSignal,
  headers: Record<string, string>,
  before: (url: URL) => Promise<void>,
): Promise<Asked> {
  let next = address;
  let origin: string | null = null;
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const url = await requirePublicPlace(next, options);
    origin ??= url.origin;
    await before(url);
    const { authorization: _key, ...open } = headers;
    const sent = url.origin === origin ? headers : open;
    let response: Response;
    try {
      response = await fetch(url, {
        headers: { ...sent, "user-agent": options.userAgent },
        redirect: "manual",
        signal,
      });
    } catch (error) {
      throw failureOf(error, url.host);
    }
    if (!REDIRECTS.has(response.status)) return { response, url };
    await response.body?.cancel().catch(() => {});
    const location = response.headers.get("location") ?? "";
    if (!URL.canParse(location, url))
      throw new FetchError("status", `The redirect from ${url.host} is invalid.`);
    const place = new URL(location, url);
    place.hash = "";
    next = place.href;
  }
  throw new FetchError("status", `${new URL(address).host} redirects more than ${MAX_HOPS} times.`);
}

/** RFC 9309: a missing file allows everything, a server error allows nothing for now. @throws FetchError */
async function readRobots(url: URL, options: PublicFetch, signal: AbortSignal): Promise<string> {
  const { response } = await follow(`${url.origin}/robots.txt`, options, signal, {}, async () => {});
  if (response.status >= 400 && response.status < 500) {
    await response.body?.cancel().catch(() => {});
    return "";
  }
  await requireOk(response, `${url.host}/robots.txt`, options.now);
  return new TextDecoder().decode(await readBody(response, ROBOTS_BYTES));
}

/**
 * Fetches the body of a user-supplied URL: public servers only; robots.txt is checked at each redirect. A name that
 * resolves differently between the lookup and the connection (DNS rebinding) is not detected:
 * docs/decisions/029-research.md.
 * @throws FetchError
 */
export async function fetchPublic(
  address: string,
  mostBytes: number,
  options: PublicFetch,
  headers: Record<string, string> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.timeout(options.timeLimit);
  const product = options.userAgent.split(/[/\s]/, 1)[0] ?? "";
  const robots = new Map<string, string>();
  const { response, url } = await follow(address, options, signal, headers, async (hop) => {
    const text = robots.get(hop.origin) ?? (await readRobots(hop, options, signal));
    robots.set(hop.origin, text);
    if (!isAllowedBy(text, product, hop.pathname + hop.search))
      throw new FetchError("robots", `${hop.host} blocks automated access to this address (robots.txt).`);
  });
  await requireOk(response, url.host, options.now);
  return readBody(response, mostBytes);
}
