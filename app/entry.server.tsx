import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { pathForLog, reasonOf } from "~/core/log";
import { contentPolicy } from "~/http/security-headers.server";
import css from "./styles/app.css?inline";
import { PageContextProvider } from "./ui/page-context";

export { handleFetch } from "workers/fetch";
export { handleQueue } from "workers/queue";
export { handleScheduled } from "workers/schedule";

let styleHash: Promise<string> | undefined;

async function hashOfStyle(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(css));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Whether a route of this page asked for scripts: `export const handle = { hydrate: true }`. */
function hydrates({ staticHandlerContext, routeModules }: EntryContext): boolean {
  if (staticHandlerContext.errors) return false;
  return staticHandlerContext.matches.some(({ route }) => {
    const handle = routeModules[route.id]?.handle as { hydrate?: boolean } | undefined;
    return handle?.hydrate === true;
  });
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  load: AppLoadContext,
) {
  const { nonce, requestId } = load;
  const scripts = hydrates(remixContext);
  styleHash ??= hashOfStyle();
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", contentPolicy(await styleHash, scripts ? nonce : null));
  const page = (
    <PageContextProvider.Provider value={{ nonce: scripts ? nonce : undefined, requestId }}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </PageContextProvider.Provider>
  );
  // A page without scripts renders to a string at a fifth of the CPU; one with scripts streams its data after the page.
  if (!scripts) return new Response(`<!doctype html>${renderToString(page)}`, { status, headers });
  const body = await renderToReadableStream(page, {
    nonce,
    signal: request.signal,
    onError: (error) => load.base.log.error("render failed", { ...reasonOf(error) }),
  });
  if (isbot(request.headers.get("user-agent") ?? "")) await body.allReady;
  return new Response(body, { status, headers });
}

/** A loader or action that threw something nobody expected: logged with the request's id, never shown. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { pathname } = new URL(request.url);
  context.base.log.error("unexpected error", { path: pathForLog(pathname, 500), ...reasonOf(error) });
}
