import type { RouteConfigEntry } from "@remix-run/route-config";

/** The screens of refusals, inside the frame of the business. */
export const refusalsPages: RouteConfigEntry[] = [];

/** What has no frame: files, links of mails, plain posts. */
export const refusalsFiles: RouteConfigEntry[] = [];

export const refusalsCalls: RouteConfigEntry[] = [];
