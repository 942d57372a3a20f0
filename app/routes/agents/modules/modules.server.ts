import crop from "~/browser/crop?module";
import offline from "~/browser/offline?module";
import worker from "~/browser/offline-worker?module";
import recorder from "~/browser/recorder?module";
import tour from "~/browser/tour?module";
import { DASHBOARD } from "~/paths/agents/dashboard";

/** The scripts in pages' `handle`, as the browser gets them. */
export const MODULES = { crop, offline, recorder, tour };

export const WORKER = worker;

/** A script that is asked for: its address changes with it, so it is kept for a year. */
export const scriptAnswer = (code: string, headers: Record<string, string>) =>
  new Response(code, { headers: { "content-type": "text/javascript; charset=utf-8", ...headers } });

export const MODULE_ADDRESSES = Object.fromEntries(
  Object.entries(MODULES).map(([name, { hash }]) => [name, DASHBOARD.module(name, hash)]),
);
