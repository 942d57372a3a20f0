import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Config } from "~/core/config";
import type { ModuleName } from "~/ui/page-handle";
import { keepsFlash } from "../pages/flash.server";

const DIRECTIVES = "img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Extra CSP directives per script module: only a module listed here may be a service worker. */
const MODULE_NEEDS: Record<ModuleName, string> = {
  tour: "",
  recorder: "media-src 'self' blob:; ",
  offline: "worker-src 'self'; ",
  crop: "",
};

/**
 * The content security policy of a page: no script source at all, or one nonce for a page that hydrates or has small
 * modules. A page without script can't connect anywhere; `connect-src` lets the browser's own tools read robots.txt.
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
  /** Whether the page plays recordings stored on this site. */
  plays: boolean;
  /** Whether the page loads the typeface of public pages. */
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

/** Permissions policy for the one page that records an interview. */
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
 * Prefetches a linked page while the link is pressed, not before: visitors pay for each kilobyte. A `data:` address
 * costs no request and needs no script source in the policy.
 */
export const SPECULATION_RULES = `"data:application/speculationrules+json,${RULES}"`;

/** Adds the headers of every response: request ID, cookies, security and caching. */
export function secure(
  response: Response,
  context: Pick<AppLoadContext, "cookies" | "headers" | "requestId">,
  config: Config,
): Response {
  // A compressed body is passed through unchanged.
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
  // Mail programs on other sites display logos.
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
