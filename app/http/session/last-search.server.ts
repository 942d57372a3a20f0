import type { AppLoadContext } from "@remix-run/cloudflare";
import { cookieName, readCookie, writeCookie } from "./cookies.server";

/** The lead search last viewed in this browser; it does not identify the user. */
const NAME = "njia_search";
const SECONDS = 30 * 24 * 60 * 60;

export function rememberSearch({ base, cookies }: AppLoadContext, request: Request, searchId: number): void {
  const name = cookieName(base.config, NAME);
  if (readCookie(request, name) !== String(searchId))
    cookies.push(writeCookie(base.config, name, String(searchId), SECONDS));
}

export function lastSearch({ base }: AppLoadContext, request: Request): number | null {
  const id = readCookie(request, cookieName(base.config, NAME)) ?? "";
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}
