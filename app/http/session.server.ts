import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Account, Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import { endSession } from "~/domains/identity/end-session.server";
import { findSession } from "~/domains/identity/find-session.server";
import { openSession } from "~/domains/identity/open-session.server";
import { DEVICE_SECONDS, rememberDevice } from "~/domains/identity/remember-device.server";
import { cookieName, readCookie, writeCookie } from "./cookies.server";

const NAME = "njia";
/** Says nothing of who uses it: which browsers a user signed in with before. It outlives the session. */
const DEVICE = "njia_device";

/** The context of a request with its actor: the one place where the session cookie is read. */
export async function resolveSession(load: AppLoadContext, request: Request): Promise<Context> {
  const { base } = load;
  const token = readCookie(request, cookieName(base.config, NAME));
  const session = token ? await findSession(base, token) : null;
  if (!session || !token) return base;
  if (session.renewedFor)
    load.cookies.push(writeCookie(base.config, cookieName(base.config, NAME), token, session.renewedFor));
  return { ...base, actor: session.actor, account: session.account };
}

/** Signs a user in: a new token each time (rotation), and the end of the session the browser had before. */
export async function startSession(
  load: AppLoadContext,
  request: Request,
  userId: number,
  options: { hasSecondFactor?: boolean } = {},
): Promise<{ actor: UserActor; account: Account | null }> {
  const { base } = load;
  const name = cookieName(base.config, NAME);
  const before = readCookie(request, name);
  const { token, maxAge } = await openSession(base, userId, options);
  if (before) await endSession(base, before);
  const session = await findSession(base, token);
  if (!session) throw new DomainError("unauthenticated", "Unauthorized: this account was closed.");
  load.cookies.push(writeCookie(base.config, name, token, maxAge));
  const deviceName = cookieName(base.config, DEVICE);
  const device = await rememberDevice(base, userId, readCookie(request, deviceName));
  load.cookies.push(writeCookie(base.config, deviceName, device, DEVICE_SECONDS));
  return session;
}

/** Signs the browser out, here and in the database. */
export async function stopSession(load: AppLoadContext, request: Request): Promise<void> {
  const name = cookieName(load.base.config, NAME);
  const token = readCookie(request, name);
  if (token) await endSession(load.base, token);
  load.cookies.push(writeCookie(load.base.config, name, "", 0));
}
