import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Config } from "~/core/config";
import type { Account, Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { readingContext } from "~/core/read-only";
import {
  noteActedRequest,
  startImpersonation,
  stopImpersonation,
} from "~/domains/admin/users/impersonate-user.server";
import { type DemoSide, openDemo } from "~/domains/demo/open-demo.server";
import type { UserContext } from "~/domains/identity/current-user.server";
import { findSession } from "~/domains/identity/sessions/find-session.server";
import { endSession, openSession, signOut } from "~/domains/identity/sessions/open-session.server";
import { endReadOnlySession } from "~/domains/identity/sessions/read-only-session.server";
import { DEVICE_SECONDS, rememberDevice } from "~/domains/identity/sign-in/remember-device.server";
import { m } from "~/messages/messages";
import { cookieName, readCookie, writeCookie } from "./cookies.server";

const NAME = "njia";
/** Says nothing of who uses it: which browsers a user signed in with before (docs/decisions/016-device-cookies.md). */
const DEVICE = "njia_device";
/** The session of a user an administrator acts as, beside the administrator's own, without which it is worth nothing. */
const ACTING = "njia_acting";
/** Outlives the hour of the session, so that a form sent too late is known for what it is. */
const ACTING_COOKIE_SECONDS = 12 * 60 * 60;

/** The context of a request with its actor: the one place where the session cookie is read. */
export async function resolveSession(load: AppLoadContext, request: Request): Promise<Context> {
  const { base } = load;
  const token = readCookie(request, cookieName(base.config, NAME));
  const acted = actedToken(load, request);
  if (acted) {
    const found = token ? await findSession(base, acted, token) : null;
    if (found) {
      const ctx = { ...base, actor: found.actor, account: found.account };
      await noteActedRequest(ctx, request.method, new URL(request.url).pathname);
      return ctx;
    }
    clearImpersonation(load);
    // A form that was opened as the user is not to change the administrator.
    if (!["GET", "HEAD"].includes(request.method)) return base;
  }
  const session = token ? await findSession(base, token) : null;
  if (!session || !token) return base;
  if (session.renewedFor)
    load.cookies.push(writeCookie(base.config, cookieName(base.config, NAME), token, session.renewedFor));
  const ctx = { ...base, actor: session.actor, account: session.account };
  if (!session.actor.isReadOnly) return ctx;
  load.headers.set("x-robots-tag", "noindex");
  return readingContext(ctx);
}

/** Whether the request carries a session, live or not. */
export const hasSessionCookie = (request: Request, config: Config) =>
  readCookie(request, cookieName(config, NAME)) !== null;

/** Lets a visitor look at the demo. @throws DomainError conflict while signed in, not_found, too_many */
export async function startDemoSession(
  load: AppLoadContext,
  request: Request,
  side: DemoSide,
): Promise<void> {
  const { base } = load;
  load.known ??= resolveSession(load, request);
  if ((await load.known).actor.kind === "user")
    throw new DomainError("conflict", m.errors_session_youre_signed_in_log_out());
  const { token, maxAge } = await openDemo(base, side);
  load.cookies.push(writeCookie(base.config, cookieName(base.config, NAME), token, maxAge));
  if (side === "business") load.headers.set("clear-site-data", '"storage"');
}

/** Ends it, and returns whether there was one; other sessions continue. */
export async function leaveDemoSession(load: AppLoadContext, request: Request): Promise<boolean> {
  load.known ??= resolveSession(load, request);
  const { actor } = await load.known;
  const name = cookieName(load.base.config, NAME);
  const token = readCookie(request, name);
  if (actor.kind !== "user" || !actor.isReadOnly || !token) return false;
  await endReadOnlySession(load.base, token);
  load.cookies.push(writeCookie(load.base.config, name, "", 0));
  return true;
}

const actedToken = (load: AppLoadContext, request: Request) =>
  readCookie(request, cookieName(load.base.config, ACTING));

const clearImpersonation = ({ base, cookies }: AppLoadContext) =>
  cookies.push(writeCookie(base.config, cookieName(base.config, ACTING), "", 0));

/** The person an administrator acts as in this browser, for the banner; null for all others, without a query. */
export async function actedPerson(
  load: AppLoadContext,
  request: Request,
): Promise<{ name: string; email: string } | null> {
  if (!actedToken(load, request)) return null;
  load.known ??= resolveSession(load, request);
  const { actor } = await load.known;
  if (actor.kind !== "user" || actor.impersonatorId === null) return null;
  return { name: `${actor.firstName} ${actor.lastName}`, email: actor.email };
}

/** Lets an administrator impersonate a user in this browser. The administrator's own session and cookie are not changed. */
export async function startImpersonationSession(load: AppLoadContext, ctx: UserContext, userId: number) {
  const { token, user, expiresAt } = await startImpersonation(ctx, userId);
  load.cookies.push(writeCookie(ctx.config, cookieName(ctx.config, ACTING), token, ACTING_COOKIE_SECONDS));
  return { user, expiresAt };
}

/** Ends that; the browser is the administrator's again. @throws DomainError not_found */
export async function stopImpersonationSession(load: AppLoadContext, ctx: UserContext) {
  const stopped = await stopImpersonation(ctx);
  clearImpersonation(load);
  return stopped;
}

/** Signs a user in: a new token each time (rotation), and the end of the session the browser had before. */
export async function startSession(
  load: AppLoadContext,
  request: Request,
  userId: number,
  options: Parameters<typeof openSession>[2] = {},
): Promise<{ actor: UserActor; account: Account | null }> {
  const { base } = load;
  const name = cookieName(base.config, NAME);
  const before = readCookie(request, name);
  const { token, maxAge } = await openSession(base, userId, options);
  if (before) await endSession(base, before);
  await endImpersonation(load, request);
  const session = await findSession(base, token);
  if (!session)
    throw new DomainError("unauthenticated", m.errors_session_unauthorized_this_account_was_closed());
  load.cookies.push(writeCookie(base.config, name, token, maxAge));
  // What the browser keeps of an agent; that of another agent the service worker empties (app/browser/README.md).
  if (session.actor.userType !== "agent") load.headers.set("clear-site-data", '"storage"');
  await rememberBrowser(load, userId);
  return session;
}

export const deviceCookie = (request: Request, config: Config) =>
  readCookie(request, cookieName(config, DEVICE));

/** From now on this browser is one that the user proved to be theirs. */
export async function rememberBrowser({ base, cookies }: AppLoadContext, userId: number): Promise<void> {
  const device = await rememberDevice(base, userId, base.client.device ?? null);
  cookies.push(writeCookie(base.config, cookieName(base.config, DEVICE), device, DEVICE_SECONDS));
}

/** With its line in the trail, where the request was the acting administrator's. */
async function endImpersonation(load: AppLoadContext, request: Request): Promise<void> {
  const acted = actedToken(load, request);
  if (!acted) return;
  const known = await load.known;
  if (known?.actor.kind === "user" && known.actor.impersonatorId !== null)
    await stopImpersonation({ ...known, actor: known.actor });
  await endSession(load.base, acted);
  clearImpersonation(load);
}

/** Deletes an invalid session cookie; returns whether there was one. */
export function expireSession({ base, cookies }: AppLoadContext, request: Request): boolean {
  const name = cookieName(base.config, NAME);
  const hadOne = readCookie(request, name) !== null;
  if (hadOne) cookies.push(writeCookie(base.config, name, "", 0));
  return hadOne;
}

/** Signs the browser out, here and in the database. */
export async function stopSession(load: AppLoadContext, request: Request): Promise<void> {
  if (await leaveDemoSession(load, request)) return;
  await endImpersonation(load, request);
  const name = cookieName(load.base.config, NAME);
  const token = readCookie(request, name);
  if (token) await signOut(load.base, token);
  load.cookies.push(writeCookie(load.base.config, name, "", 0));
}
