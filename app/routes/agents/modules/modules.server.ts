import crop from "~/browser/crop?module";
import offline from "~/browser/offline?module";
import worker from "~/browser/offline-worker?module";
import recorder from "~/browser/recorder?module";
import tour from "~/browser/tour?module";
import { DASHBOARD } from "~/paths/agents/dashboard";

/** The scripts named in pages' `handle`, as sent to the browser. */
export const MODULES = { crop, offline, recorder, tour };

export const WORKER = worker;

/** Responds with a script: its URL changes with its content, so it is cached for a year. */
export const scriptAnswer = (code: string, headers: Record<string, string>) =>
  new Response(code, { headers: { "content-type": "text/javascript; charset=utf-8", ...headers } });

export const MODULE_ADDRESSES = Object.fromEntries(
  Object.entries(MODULES).map(([name, { hash }]) => [name, DASHBOARD.module(name, hash)]),
);
