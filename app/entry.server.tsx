import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream, renderToString } from "react-dom/server";
import { toBase64 } from "~/core/bytes";
import { reasonOf } from "~/core/log";
import { answerWith, isShared, keepPage, savesData } from "~/http/edge/page-cache.server";
import { pathForLog } from "~/http/edge/path-for-log.server";
import { contentPolicy, RECORDER_PERMISSIONS, SPECULATION_RULES } from "~/http/edge/security-headers.server";
import { encodingFor, weigh, weightOf } from "~/http/pages/page-weight.server";
import { m } from "./messages/messages";
import { FACE_STYLE, LATER_STYLES, STYLES, WORK_STYLE } from "./styles/styles.server";
import { PageContextProvider } from "./ui/page-context";
import { isHydrated, isPlaying, isSharedPage, modulesOf, styleOf } from "./ui/page-handle";

export { handleEmail } from "workers/email";
export { handleFetch } from "workers/fetch";
export { createHandlerFor } from "workers/handler-for";
export { handleQueue } from "workers/queue";
export { handleScheduled } from "workers/scheduled";

const knownHashes = new Map<string, Promise<string>>();

async function hashOf(style: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
  return `sha256-${toBase64(new Uint8Array(digest))}`;
}

function hashOfStyle(style: string): Promise<string> {
  const known = knownHashes.get(style) ?? hashOf(style);
  knownHashes.set(style, known);
  return known;
}

/** An error inside a loaded frame keeps the frame's styles. */
function matchesOf({ staticHandlerContext, routeModules }: EntryContext) {
  const { errors, loaderData, matches } = staticHandlerContext;
  const hasFrame = Object.keys(errors ?? {}).every((id) => id !== "root" && loaderData[id] !== undefined);
  return hasFrame ? matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle })) : [];
}

const templateOf = ({ staticHandlerContext: { matches } }: EntryContext, isStill: boolean) =>
  `${matches.at(-1)?.route.id}${isStill ? ", failed" : ""}`;

/** The canonical form of a page's address: Remix also matches other letter cases, which would fill the page cache. */
const addressOf = ({ staticHandlerContext }: EntryContext) =>
  `/${staticHandlerContext.matches.at(-1)?.route.path ?? ""}`;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  load: AppLoadContext,
) {
  const { nonce, requestId, base } = load;
  const matches = matchesOf(remixContext);
  const isStill = remixContext.staticHandlerContext.errors !== null;
  const scripts = isHydrated(matches) && !isStill;
  const weightMark = `~${nonce}~`;
  // A failed page does not load the deferred part of its style.
  const styleName = isStill && styleOf(matches) in LATER_STYLES ? "site" : styleOf(matches);
  const isWork = styleName === "work";
  const [style, laterStyle] = isWork ? [] : [STYLES[styleName], LATER_STYLES[styleName]];
  const faceStyle = isWork || savesData(request) ? undefined : FACE_STYLE;
  const hashes = await Promise.all(
    [style, laterStyle, faceStyle].filter((sheet) => sheet !== undefined).map(hashOfStyle),
  );
  const modules = isStill ? [] : modulesOf(matches);
  const known = scripts || modules.length > 0 ? nonce : undefined;
  const policy = contentPolicy({
    styleHashes: hashes,
    nonce: known ?? null,
    modules,
    plays: !isStill && isPlaying(matches),
    hasFace: faceStyle !== undefined,
  });
  const page = (
    <PageContextProvider.Provider
      value={{
        direction: !scripts && m.language_direction() === "rtl" ? "rtl" : undefined,
        nonce: known,
        modules,
        requestId,
        appName: base.config.APP_NAME,
        weightMark,
        isPlain: !scripts,
        isStill,
        savesData: savesData(request),
        style,
        laterStyle,
        faceStyle,
      }}
    >
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </PageContextProvider.Provider>
  );
  const html = scripts ? await renderWithData(page, load, request) : `<!doctype html>${renderToString(page)}`;
  const { pathname, search } = new URL(request.url);
  const isKept = isSharedPage(matches, search) && pathname === addressOf(remixContext);
  if (status === 200 && isKept && isShared(request, base.config))
    return answerWith(request, await keepPage(request, html, weightMark, policy, Date.now()));
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set("content-security-policy", policy);
  if (isWork) headers.append("link", `<${WORK_STYLE}>; rel=preload; as=style`);
  if (modules.includes("recorder")) headers.set("permissions-policy", RECORDER_PERMISSIONS);
  if (!scripts) headers.set("speculation-rules", SPECULATION_RULES);
  const weight = (whole: string) => weightOf(whole, encodingFor(request), templateOf(remixContext, isStill));
  return new Response(weigh(html, weightMark, weight), { status, headers });
}

/**
 * A page that hydrates carries its loaders' data behind it, which only the stream writes completely. Rendering a page
 * without scripts to a string takes a fifth of the CPU.
 */
async function renderWithData(page: React.ReactElement, load: AppLoadContext, request: Request) {
  const stream = await renderToReadableStream(page, {
    nonce: load.nonce,
    signal: request.signal,
    onError: (error) => load.base.log.error("render failed", { ...reasonOf(error) }),
  });
  await stream.allReady;
  return new Response(stream).text();
}

/** Handles an unexpected error of a loader or action: logs it with the request ID and never shows it. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { pathname } = new URL(request.url);
  context.base.log.error("unexpected error", { path: pathForLog(pathname, 500), ...reasonOf(error) });
}
