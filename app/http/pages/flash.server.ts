import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Config } from "~/core/config";
import { wellFormed } from "~/core/text";
import { cookieName, readCookie, writeCookie } from "../session/cookies.server";
import { redirect } from "./redirect.server";

const NAME = "njia_flash";

const MAX_TITLE_LENGTH = 200;
const MAX_TEXT_LENGTH = 600;

const Flash = z.object({
  kind: z.enum(["success", "error", "info"]),
  title: z.string().max(MAX_TITLE_LENGTH),
  text: z.string().max(MAX_TEXT_LENGTH).optional(),
  /** How long the toast is shown, in seconds; defaults to 5. */
  seconds: z.literal(8).optional(),
});

/** A message shown once, on the next page: the specification's toast. */
export type Flash = z.infer<typeof Flash>;

export const flashCookie = (config: Config, flash: Flash) =>
  writeCookie(config, cookieName(config, NAME), encodeURIComponent(JSON.stringify(flash)), 60);

export const isFlashCookie = (config: Config, cookie: string) =>
  cookie.startsWith(`${cookieName(config, NAME)}=`);

/** Whether to keep the message its page consumed: a redirect shows no message. Single fetch answers a redirect with 202. */
export const keepsFlash = (config: Config, { status }: Response, cookie: string) =>
  ((status >= 300 && status < 400) || status === 202) && cookie.startsWith(`${cookieName(config, NAME)}=;`);

/** Reads the message from the request and removes it from the browser. */
export function takeFlash(load: AppLoadContext, request: Request): Flash | null {
  const { config } = load.base;
  const text = readCookie(request, cookieName(config, NAME));
  if (!text) return null;
  load.cookies.push(writeCookie(config, cookieName(config, NAME), "", 0));
  try {
    return Flash.parse(JSON.parse(decodeURIComponent(text)));
  } catch {
    return null;
  }
}

/** Messages from third-party servers can be long; a flash message that is too long would not be shown. */
const shortened = ({ title, text, ...rest }: Flash): Flash => ({
  ...rest,
  title: cutAt(title, MAX_TITLE_LENGTH),
  ...(text === undefined ? {} : { text: cutAt(text, MAX_TEXT_LENGTH) }),
});

const cutAt = (text: string, limit: number) =>
  text.length > limit ? `${wellFormed(text.slice(0, limit - 1))}…` : text;

/** Redirects to `url`, where the message is shown. */
export function redirectWithFlash(load: AppLoadContext, url: string, flash: Flash): Response {
  load.cookies.push(flashCookie(load.base.config, shortened(flash)));
  return redirect(url);
}
