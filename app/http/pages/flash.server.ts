import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import type { Config } from "~/core/config";
import { cookieName, readCookie, writeCookie } from "../session/cookies.server";

const NAME = "njia_flash";

const Flash = z.object({
  kind: z.enum(["success", "error", "info"]),
  title: z.string().max(200),
  text: z.string().max(600).optional(),
  /** How long a toast stays, in seconds; 5 unless told. */
  seconds: z.literal(8).optional(),
});

/** A message shown once, on the next page: the specification's toast. */
export type Flash = z.infer<typeof Flash>;

export const flashCookie = (config: Config, flash: Flash) =>
  writeCookie(config, cookieName(config, NAME), encodeURIComponent(JSON.stringify(flash)), 60);

export const isFlashCookie = (config: Config, cookie: string) =>
  cookie.startsWith(`${cookieName(config, NAME)}=`);

/** Takes the message out of the request and removes it from the browser. */
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

/** Goes on to `url`, where the message is shown. */
export function redirectWithFlash(load: AppLoadContext, url: string, flash: Flash): Response {
  load.cookies.push(flashCookie(load.base.config, flash));
  return redirect(url);
}
