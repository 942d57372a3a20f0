import { type Config, isDeployed } from "~/core/config";
import { m } from "~/messages/messages";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Mail providers post here for their users, from their own pages (RFC 8058). Only the token in the path authenticates:
 * these routes read no cookie.
 */
const ONE_CLICK = /^\/(unsubscribe|digest)\/[\w.-]+$/;

/**
 * Rejects a state-changing request sent by another site's page: by `Sec-Fetch-Site`, else by `Origin`. A request with
 * neither header is sent by a program and passes (it needs its own credentials).
 */
export function refusalOfForeignOrigin(request: Request, config: Config): Response | null {
  if (SAFE.has(request.method)) return null;
  if (request.method === "POST" && ONE_CLICK.test(new URL(request.url).pathname)) return null;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  // The client controls the Host header: a deployed Worker accepts only the configured origin.
  const ours = new Set([config.APP_ORIGIN]);
  if (!isDeployed(config)) ours.add(new URL(request.url).origin);
  const allowed = site ? site === "same-origin" : origin === null || ours.has(origin);
  return allowed
    ? null
    : new Response(m.errors_csrf_guard_this_request_came_from_another(), {
        status: 403,
        headers: { "content-type": "text/plain; charset=utf-8" },
      });
}

/**
 * Removes the headers that Remix would check again after this guard. Remix compares `Origin` with the host and responds
 * 500 to "null", which browsers send from pages that hide their referrer.
 */
export function judgedRequest(request: Request): Request {
  if (SAFE.has(request.method)) return request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  headers.delete("x-forwarded-host");
  return new Request(request, { headers });
}
