import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Config } from "~/core/config";
import { randomToken } from "~/core/ids";
import { createLog, reasonOf } from "~/core/log";
import { judgedRequest, refusalOfForeignOrigin } from "~/http/edge/csrf-guard.server";
import { answerWith, isShared, keptPage } from "~/http/edge/page-cache.server";
import { pathForLog } from "~/http/edge/path-for-log.server";
import { refusalInDemo } from "~/http/edge/read-only-demo.server";
import { refusalOfRequest } from "~/http/edge/request-limits.server";
import { secure } from "~/http/edge/security-headers.server";
import { requestWithDraft } from "~/http/session/form-draft.server";
import { deviceCookie } from "~/http/session/session.server";
import { configOf, createContext, type Env } from "./context";

type Render = (context: AppLoadContext, request: Request) => Promise<Response>;

/** Handles one HTTP request: health check, origin gate, application, and the headers of every response. */
export async function handleFetch(
  request: Request,
  env: Env,
  execution: ExecutionContext,
  render: Render,
): Promise<Response> {
  const requestId = request.headers.get("cf-ray") ?? crypto.randomUUID();
  const url = new URL(request.url);
  const started = Date.now();
  if (url.pathname === "/healthz") return new Response("ok\n", { headers: { "x-request-id": requestId } });
  const config = configOf(env);
  const log = createLog({ requestId });
  const cookies: string[] = [];
  const headers = new Headers();
  const renderAnew = async () => {
    const base = { ...createContext(env, requestId), client: clientOf(request, config) };
    const context: AppLoadContext = {
      base,
      env,
      requestId,
      nonce: randomToken(),
      cookies,
      headers,
      execution,
    };
    const refused = await refusalInDemo(context, request, render);
    if (refused) return refused;
    const typed = await requestWithDraft(request, context);
    const answer = typed ? await render(context, typed) : null;
    if (answer?.status === 200) return answer;
    context.draft = undefined;
    return render(context, judgedRequest(request));
  };
  let response: Response;
  try {
    response =
      refusalOfRequest(request, config) ??
      refusalOfForeignOrigin(request, config) ??
      sharedPage(request, config, execution, renderAnew) ??
      (await renderAnew());
  } catch (error) {
    log.error("request failed", reasonOf(error));
    response = new Response(`Something failed on our side. Request ${requestId}.\n`, { status: 500 });
  }
  log.info("request", {
    method: request.method,
    path: pathForLog(url.pathname, response.status),
    status: response.status,
    ms: Date.now() - started,
  });
  return secure(response, { cookies, headers, requestId }, config);
}

/** Returns a page that is the same for every visitor, from memory; a stale one is refreshed after the response. */
function sharedPage(
  request: Request,
  config: Config,
  execution: ExecutionContext,
  renderAnew: () => Promise<Response>,
): Response | null {
  const kept = isShared(request, config) ? keptPage(request, Date.now()) : null;
  if (!kept) return null;
  if (kept.isStale) execution.waitUntil(renderAnew());
  return answerWith(request, kept.page);
}

const clientOf = (request: Request, config: Config) => ({
  address: request.headers.get("cf-connecting-ip"),
  userAgent: request.headers.get("user-agent")?.slice(0, 300) ?? null,
  device: deviceCookie(request, config),
});
