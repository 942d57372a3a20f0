import { type Config, isDeployed } from "~/core/config";
import { m } from "~/messages/messages";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Mail providers post here for their readers, from their own pages (RFC 8058). The token in the path is all that counts:
 * nothing there looks at a cookie.
 */
const ONE_CLICK = /^\/(unsubscribe|digest)\/[\w.-]+$/;

/**
 * Refuses a state-changing request that another site's page sent: by `Sec-Fetch-Site`, else by `Origin`.
 * A request with neither comes from a program and passes (it needs its own credentials).
 */
export function refusalOfForeignOrigin(request: Request, config: Config): Response | null {
  if (SAFE.has(request.method)) return null;
  if (request.method === "POST" && ONE_CLICK.test(new URL(request.url).pathname)) return null;
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  // The Host of a request is what its sender wrote: a deployed Worker accepts the configured origin only.
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
 * The request as the application reads it. It was judged above; Remix compares `Origin` with the host once more and answers
 * 500 to "null", which browsers send from pages that keep their address to themselves.
 */
export function judgedRequest(request: Request): Request {
  if (SAFE.has(request.method)) return request;
  const headers = new Headers(request.headers);
  headers.delete("origin");
  headers.delete("x-forwarded-host");
  return new Request(request, { headers });
}
