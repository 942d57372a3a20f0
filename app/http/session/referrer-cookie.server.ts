import type { AppLoadContext } from "@remix-run/cloudflare";
import { cookieName, readCookie, writeCookie } from "./cookies.server";

const NAME = "njia_ref";
const SECONDS = 30 * 86_400;

const agentOf = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? "") ? (text ?? "") : "");

/** The agent whose referral link this browser followed first in the last 30 days; empty if none. */
export const firstReferrer = ({ base }: AppLoadContext, request: Request): string =>
  agentOf(readCookie(request, cookieName(base.config, NAME)));

/** Stores the first referrer: a later link changes nothing until the cookie expires. */
export function keepReferrer(load: AppLoadContext, request: Request, asked: string | null): string {
  const first = firstReferrer(load, request);
  const referrer = first || agentOf(asked);
  if (!first && referrer)
    load.cookies.push(writeCookie(load.base.config, cookieName(load.base.config, NAME), referrer, SECONDS));
  return referrer;
}
