import { isPublicHost } from "~/adapters/public-url";
import type { Config } from "~/core/config";

/** No page needs a longer URL: the longest is a search with every filter. */
const MAX_URL = 8_000;
/** Our paths have at most seven segments, and Remix looks up the routes behind at most `MAX_PATHS` links at a time. */
export const MAX_SEGMENTS = 12;
export const MAX_PATHS = 120;
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Remix runs a page's action for every method that writes; forms only send POST, and the rules for pages only cover POST. */
const PAGE_METHODS = ["GET", "HEAD", "POST", "OPTIONS"];

const text = (status: number, message: string, headers?: HeadersInit) => {
  const answer = new Response(`${message}\n`, { status, headers });
  answer.headers.set("content-type", "text/plain; charset=utf-8");
  return answer;
};

/** None of our IDs, names or tokens contain these characters; in a URL built from a parameter they could lead to another host. */
const hasForeignLetters = (pathname: string) =>
  pathname.split("/").some((segment) => /[/\\\p{Cc}]/u.test(decoded(segment)));

const isTooDeep = (path: string) => path.split("/").length - 1 > MAX_SEGMENTS;

/**
 * Remix 2 compares each prefix of each path in a `/__manifest` request with every route (CVE-2026-55685). It logs a
 * stack trace for data requests of its first version (`?_data=`). It reads both names decoded, as `searchParams` does.
 */
function refusalForRemix({ pathname, searchParams }: URL): Response | null {
  if (isTooDeep(pathname)) return text(404, "There is no address this deep here.");
  if (searchParams.has("_data")) return text(400, "Data is asked for by .data addresses here, not by _data.");
  if (pathname !== "/__manifest") return null;
  const paths = searchParams.getAll("p");
  return paths.length > MAX_PATHS || paths.some(isTooDeep)
    ? text(400, `At most ${MAX_PATHS} paths of ${MAX_SEGMENTS} segments are looked up at a time.`)
    : null;
}

/**
 * Rejects invalid requests:
 * - another host (421); development allows any host, for a phone on the same network
 * - a URL that is too long (414)
 * - an unknown method (501), or one that pages don't support (405)
 * - encoded slashes, backslashes and control characters in a path (404)
 * - requests that only cost Remix time (`refusalForRemix`)
 */
export function refusalOfRequest(request: Request, config: Config): Response | null {
  if (!METHODS.includes(request.method))
    return text(501, `There is no method ${request.method} here. There are ${METHODS.join(", ")}.`);
  if (request.url.length > MAX_URL)
    return text(414, `This URL is too long. Use at most ${MAX_URL} characters.`);
  const url = new URL(request.url);
  if (config.ENVIRONMENT !== "development" && url.host !== new URL(config.APP_ORIGIN).host)
    return text(421, `This server answers for ${config.APP_ORIGIN} only.`);
  if (isForBuilders(url) && !isBuildersMachine(url, config)) return text(404, "There is nothing here.");
  if (!PAGE_METHODS.includes(request.method) && !isCall(url))
    return text(405, "Method not allowed. Pages take GET and POST.", { allow: PAGE_METHODS.join(", ") });
  if (hasForeignLetters(url.pathname)) return text(404, "There is nothing here.");
  return refusalForRemix(url);
}

const isCall = ({ pathname }: URL) => /^\/api(\/|$)/i.test(decoded(pathname));

const isForBuilders = ({ pathname }: URL) => /^\/+(dev|ui)([/.]|$)/i.test(decoded(pathname));

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Whether `/dev` may be shown: a deployed development Worker has a public name and shows none of it. */
function isBuildersMachine({ host, hostname }: URL, config: Config): boolean {
  if (config.ENVIRONMENT === "test") return true;
  const isKnown = host === new URL(config.APP_ORIGIN).host || !isPublicHost(hostname);
  return config.ENVIRONMENT === "development" && isKnown;
}
