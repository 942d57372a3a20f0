import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Config } from "~/core/config";
import type { ModuleName } from "~/ui/page-handle";
import { keepsFlash } from "../pages/flash.server";

const DIRECTIVES = "img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Permissions of a script module: only it may be a service worker. */
const MODULE_NEEDS: Record<ModuleName, string> = {
  tour: "",
  recorder: "media-src 'self' blob:; ",
  offline: "worker-src 'self'; ",
  crop: "",
};

/**
 * The policy of a page: no script source at all, or one nonce for a page that hydrates or has small modules. Nothing on a page without script can
 * connect; `connect-src` lets a browser's own tools read robots.txt.
 */
export function contentPolicy({
  styleHashes,
  nonce,
  modules,
  plays,
  hasFace,
}: {
  styleHashes: readonly string[];
  nonce: string | null;
  modules: readonly ModuleName[];
  /** Recordings that this site keeps. */
  plays: boolean;
  /** The typeface of public pages. */
  hasFace: boolean;
}): string {
  const style = `${hasFace ? "font-src 'self'; " : ""}style-src ${["'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(" ")}`;
  if (nonce && modules.length > 0) {
    const needs = modules.map((name) => MODULE_NEEDS[name]).join("");
    return `default-src 'none'; script-src 'nonce-${nonce}'; connect-src 'self'; ${needs}${style}; ${DIRECTIVES}`;
  }
  if (!nonce)
    return `default-src 'none'; ${plays ? "media-src 'self'; " : ""}${style}; connect-src 'self'; ${DIRECTIVES}`;
  return `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; connect-src 'self'; manifest-src 'self'; ${style}; ${DIRECTIVES}`;
}

/** Of the one page that records an interview. */
export const RECORDER_PERMISSIONS = "camera=(self), microphone=(self), geolocation=()";

const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: "/*", relative_to: "document" },
          { not: { href_matches: "/api/*", relative_to: "document" } },
        ],
      },
      eagerness: "conservative",
    },
  ],
}).replaceAll('"', "%22");

/**
 * Fetches the page behind a link while it is pressed, not before: visitors pay for each kilobyte. A `data:` address costs
 * no request, and the policy needs no script source for it.
 */
export const SPECULATION_RULES = `"data:application/speculationrules+json,${RULES}"`;

/** Adds what every answer carries: request id, cookies, security and caching headers. */
export function secure(
  response: Response,
  context: Pick<AppLoadContext, "cookies" | "headers" | "requestId">,
  config: Config,
): Response {
  // A compressed body is not changed.
  const encodeBody = response.headers.has("content-encoding") ? "manual" : "automatic";
  const answer = new Response(response.body, {
    status: response.status,
    headers: response.headers,
    encodeBody,
  });
  const { headers } = answer;
  for (const cookie of context.cookies)
    if (!keepsFlash(config, response, cookie)) headers.append("set-cookie", cookie);
  for (const [name, value] of context.headers) headers.set(name, value);
  headers.set("x-request-id", context.requestId);
  headers.set("x-content-type-options", "nosniff");
  headers.set("referrer-policy", "strict-origin-when-cross-origin");
  headers.set("cross-origin-opener-policy", "same-origin");
  // A logo is shown by mail programs on other sites.
  if (!headers.has("cross-origin-resource-policy"))
    headers.set("cross-origin-resource-policy", "same-origin");
  if (!headers.has("permissions-policy"))
    headers.set("permissions-policy", "camera=(), microphone=(), geolocation=()");
  if (!headers.has("content-security-policy"))
    headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
  if (config.APP_ORIGIN.startsWith("https:"))
    headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  return answer;
}
