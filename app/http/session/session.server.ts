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
/** Recognises browsers a user has signed in with before; does not identify the user (docs/decisions/016-device-cookies.md). */
const DEVICE = "njia_device";
/** The session of an impersonated user; valid only together with the administrator's own session. */
const ACTING = "njia_acting";
/** Outlives the one-hour session, so that a form sent too late is recognised as impersonation. */
const ACTING_COOKIE_SECONDS = 12 * 60 * 60;

/** Resolves the context of a request with its actor: the only place that reads the session cookie. */
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
    // A form opened while impersonating must not change the administrator's own data.
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

/** Whether the request carries a session cookie, valid or not. */
export const hasSessionCookie = (request: Request, config: Config) =>
  readCookie(request, cookieName(config, NAME)) !== null;

/** Opens the read-only demo for a visitor. @throws DomainError conflict while signed in, not_found, too_many */
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

/** Ends the demo session and returns whether there was one; other sessions continue. */
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

/** The user an administrator impersonates in this browser, for the banner; null for everyone else, without a query. */
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

/** Stops the impersonation; the browser returns to the administrator's session. @throws DomainError not_found */
export async function stopImpersonationSession(load: AppLoadContext, ctx: UserContext) {
  const stopped = await stopImpersonation(ctx);
  clearImpersonation(load);
  return stopped;
}

/** Signs a user in: issues a new token each time (rotation) and ends the browser's previous session. */
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
  // Clears an agent's offline data; for a different agent the service worker clears it (app/browser/README.md).
  if (session.actor.userType !== "agent") load.headers.set("clear-site-data", '"storage"');
  await rememberBrowser(load, userId);
  return session;
}

export const deviceCookie = (request: Request, config: Config) =>
  readCookie(request, cookieName(config, DEVICE));

/** Marks this browser as known: the user has proved it is theirs. */
export async function rememberBrowser({ base, cookies }: AppLoadContext, userId: number): Promise<void> {
  const device = await rememberDevice(base, userId, base.client.device ?? null);
  cookies.push(writeCookie(base.config, cookieName(base.config, DEVICE), device, DEVICE_SECONDS));
}

/** Ends an impersonation, with an audit entry if the request was sent by the impersonating administrator. */
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

/** Signs the browser out: deletes its cookie and its session in the database. */
export async function stopSession(load: AppLoadContext, request: Request): Promise<void> {
  if (await leaveDemoSession(load, request)) return;
  await endImpersonation(load, request);
  const name = cookieName(load.base.config, NAME);
  const token = readCookie(request, name);
  if (token) await signOut(load.base, token);
  load.cookies.push(writeCookie(load.base.config, name, "", 0));
}
