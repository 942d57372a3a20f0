import type { AppLoadContext } from "@remix-run/cloudflare";
import { DomainError } from "~/core/errors";
import { readOnlyDemo } from "~/core/read-only";
import { paths } from "~/paths";
import { errorResponse } from "../errors.server";
import { hasSessionCookie, resolveSession } from "../session/session.server";

const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * Responds 403 to every request but GET in a demo session: as a page, as single-fetch data, or as an API error. Null in
 * other sessions. It runs before all routes, so that none can skip it.
 */
export async function refusalInDemo(
  context: AppLoadContext,
  request: Request,
  render: (context: AppLoadContext, request: Request) => Promise<Response>,
): Promise<Response | null> {
  if (SAFE.includes(request.method) || !hasSessionCookie(request, context.base.config)) return null;
  context.known ??= resolveSession(context, request);
  const { actor } = await context.known;
  if (actor.kind !== "user" || !actor.isReadOnly) return null;
  const { origin, pathname } = new URL(request.url);
  if (/^\/api(\/|$)/i.test(pathname))
    return errorResponse(request, new DomainError("forbidden", readOnlyDemo()));
  const isData = pathname.endsWith(".data");
  const page = `${origin}${paths.site.readOnlyDemo}${isData ? ".data" : ""}`;
  return render(
    context,
    new Request(page, { method: isData ? "POST" : "GET", headers: { accept: "text/html" } }),
  );
}
