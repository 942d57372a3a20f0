import type { AppLoadContext } from "@remix-run/cloudflare";
import { matchRoutes } from "@remix-run/react";
import type { BusinessContext, Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { isAdministrator } from "~/domains/admin/users/policy";
import { type AgentContext, findAgentOfUser } from "~/domains/agents/agents.server";
import { requireWritable } from "~/domains/billing/read-only";
import { requireActiveFor } from "~/domains/identity/account-state";
import {
  canWrite,
  isImpersonating,
  mustHaveSecondFactor,
  READS_ONLY,
  requireNotImpersonating,
  requireWriter,
} from "~/domains/identity/policy";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { SIGN_ON } from "~/paths/business/sign-on";
import { type Flash, flashCookie } from "../pages/flash.server";
import { redirectDocument } from "../pages/redirect.server";
import { routedPath } from "../routed-path";
import { ALLOWED_WHILE_ACTING, REFUSED_WHILE_IMPERSONATING } from "./impersonation-writes";
import { deviceCookie, expireSession, resolveSession } from "./session.server";

interface Write {
  path: string;
  isAllowed: boolean;
}

/** Routes that write, by HTTP method. */
const writes = new Map<string, Write[]>();

const addWrite = (isAllowed: boolean) => (write: string) => {
  const [method = "", path = ""] = write.split(" ");
  writes.set(method, [...(writes.get(method) ?? []), { path, isAllowed }]);
};
REFUSED_WHILE_IMPERSONATING.forEach(addWrite(false));
ALLOWED_WHILE_ACTING.forEach(addWrite(true));

/**
 * Matches a path as Remix does, in any case and encoding; a single-fetch URL counts as its page. An unlisted request is
 * refused.
 */
export function canSendWhileImpersonating(method: string, path: string): boolean {
  const pathname = path.replace(/^\/_root\.data$/, "/").replace(/\.data$/, "");
  return matchRoutes(writes.get(method) ?? [], { pathname })?.at(-1)?.route.isAllowed ?? false;
}

export interface RequestArgs {
  request: Request;
  context: AppLoadContext;
  /** The route's parameters. */
  params?: Readonly<Record<string, string | undefined>>;
}

/**
 * The context of this request with its actor; resolved once per request.
 * @throws DomainError forbidden for a write that impersonation does not allow
 */
export async function contextOf({ request, context }: RequestArgs): Promise<Context> {
  context.known ??= resolveSession(context, request);
  const ctx = await context.known;
  const isRefused = () => !canSendWhileImpersonating(request.method, new URL(request.url).pathname);
  if (isImpersonating(ctx) && isWrite(request) && isRefused()) requireNotImpersonating(ctx);
  return ctx;
}

/** Any method except GET and HEAD: viewers may not send it. Checked here once for every business screen and API endpoint. */
const isWrite = ({ method }: Request) => !["GET", "HEAD"].includes(method);

const isBusiness = (ctx: Context): ctx is BusinessContext =>
  ctx.actor.kind === "user" && ctx.account !== null;

const LOG_IN: Flash = {
  kind: "info",
  get title() {
    return m.errors_guards_authentication_required();
  },
  get text() {
    return m.errors_guards_you_need_to_log_in();
  },
};
const APPLY: Flash = {
  kind: LOG_IN.kind,
  get title() {
    return LOG_IN.title;
  },
  get text() {
    return m.errors_guards_apply_here_or_sign_in();
  },
};
/** The session has expired or was never valid. */
export const LOGGED_OUT: Flash = {
  kind: "error",
  get title() {
    return m.errors_guards_unauthorized();
  },
  get text() {
    return m.errors_guards_you_are_logged_out_logging();
  },
};

/** The page of a request, or the page its form was on. */
function pageOf(request: Request): string | null {
  const url = new URL(request.url);
  const referer = request.headers.get("referer") ?? "";
  const page = request.method === "GET" ? url : URL.canParse(referer) ? new URL(referer) : null;
  return page?.origin === url.origin ? page.pathname + page.search : null;
}

/** Guards pages for any signed-in user. @throws Response: a redirect to sign-in that remembers the return path */
export async function requireUser(args: RequestArgs): Promise<Context & { actor: UserActor }> {
  const ctx = await contextOf(args);
  if (ctx.actor.kind === "user") return { ...ctx, actor: ctx.actor };
  const back = pageOf(args.request) ?? paths.business.home;
  const wasInside = expireSession(args.context, args.request);
  args.context.cookies.push(flashCookie(ctx.config, wasInside ? LOGGED_OUT : LOG_IN));
  throw redirectDocument(`${paths.auth.businessLogin}?redirect=${encodeURIComponent(back)}`);
}

/**
 * Guards the agent's screens.
 * @throws Response: 403 for other users. Without a session, a redirect to the agent's login, or to the application if
 * this browser never signed in; both remember the return path. An application link redirects to the application without
 * a message.
 */
async function requireAgent(args: RequestArgs): Promise<Context & { actor: UserActor }> {
  const ctx = await contextOf(args);
  if (ctx.actor.kind === "user" && ctx.actor.userType === "agent") return { ...ctx, actor: ctx.actor };
  if (ctx.actor.kind === "user")
    throw new Response(m.errors_guards_this_screen_is_for_sales(), { status: 403 });
  const back = pageOf(args.request);
  if (back === paths.agent.applyOrHome) throw redirectDocument(paths.agent.apply, 303);
  const isKnown =
    expireSession(args.context, args.request) || deviceCookie(args.request, ctx.config) !== null;
  args.context.cookies.push(flashCookie(ctx.config, isKnown ? LOG_IN : APPLY));
  const redirect = back === paths.agent.home ? null : back;
  throw redirectDocument(paths.withQuery(paths.agent.auth, { mode: isKnown ? "login" : null, redirect }));
}

/** Like `requireAgent`, with the agent's record, read once per request. @throws Response: 403 if there is none */
export async function requireAgentRecord(args: RequestArgs): Promise<AgentContext> {
  const ctx = await requireAgent(args);
  args.context.agent ??= findAgentOfUser(ctx, ctx.actor.userId);
  const agent = await args.context.agent;
  if (!agent) throw new Response(m.errors_guards_agent_id_not_found_please(), { status: 403 });
  return { ...ctx, agent };
}

const mustLinkText = () => m.errors_guards_must_link();

const writeOf = ({ request, params = {} }: RequestArgs) => ({
  values: Object.values(params).map((value) => routedPath(value ?? "")),
  method: request.method,
  pathname: routedPath(new URL(request.url).pathname),
});

/** Requires that the account's status and plan allow this write. @throws DomainError forbidden, limit_reached */
function requireMayWrite(ctx: BusinessContext, args: RequestArgs): void {
  const write = writeOf(args);
  requireActiveFor(ctx, write.pathname);
  requireWritable(ctx, write);
}

/**
 * Guards the business screens. @throws Response: a redirect to sign-in, or 403 for agents, administrators, and viewers
 * who write.
 */
export async function requireBusiness(args: RequestArgs): Promise<BusinessContext> {
  const ctx = await requireUser(args);
  if (!isBusiness(ctx)) throw new Response(m.errors_guards_this_screen_is_for_business(), { status: 403 });
  if (ctx.actor.mustLink) {
    args.context.cookies.push(
      flashCookie(ctx.config, { kind: "info", title: m.errors_guards_1_more_step(), text: mustLinkText() }),
    );
    throw redirectDocument(SIGN_ON.own);
  }
  if (isWrite(args.request) && !canWrite(ctx.actor)) throw new Response(READS_ONLY, { status: 403 });
  if (isWrite(args.request)) requireMayWrite(ctx, args);
  return ctx;
}

const lacksSecondFactor = ({ config }: Context, actor: UserActor) =>
  mustHaveSecondFactor(config, actor) && !actor.hasSecondFactor;

/**
 * Guards the administrator's pages. @throws Response: a redirect to sign-in, 403 "Access Denied", or a redirect to set
 * up the two-factor authentication that production requires of administrators
 */
export async function requireAdmin(args: RequestArgs): Promise<Context & { actor: UserActor }> {
  const ctx = await requireUser(args);
  if (!isAdministrator(ctx.actor))
    throw new Response(m.errors_guards_you_need_administrator_privileges_to(), { status: 403 });
  if (!lacksSecondFactor(ctx, ctx.actor)) return ctx;
  args.context.cookies.push(
    flashCookie(ctx.config, {
      kind: "info",
      title: m.errors_guards_two_factor_authentication_required(),
      text: m.errors_guards_administrators_need_two_factor_authentication(),
    }),
  );
  throw redirectDocument(paths.account.secondFactor);
}

/** Guards API requests by the same rules, with domain errors that `handleEndpoint` turns into 401 or 403. */
export async function requireCaller(
  args: RequestArgs,
  access: "public" | "user" | "business" | "admin",
): Promise<Context> {
  const ctx = await contextOf(args);
  if (access === "public") return ctx;
  if (ctx.actor.kind !== "user")
    throw new DomainError("unauthenticated", m.errors_guards_unauthorized_please_sign_in());
  if (access === "admin" && !isAdministrator(ctx.actor))
    throw new DomainError("forbidden", m.errors_guards_access_denied_you_need_administrator());
  if (access === "admin" && lacksSecondFactor(ctx, ctx.actor))
    throw new DomainError("forbidden", m.errors_guards_access_denied_administrators_need_two());
  if (access === "business" && !isBusiness(ctx))
    throw new DomainError("forbidden", m.errors_guards_this_endpoint_is_for_business());
  if (access === "business" && ctx.actor.mustLink) throw new DomainError("forbidden", mustLinkText());
  if (isBusiness(ctx) && access === "business" && isWrite(args.request)) {
    requireWriter(ctx);
    requireMayWrite(ctx, args);
  }
  return ctx;
}
