import type { RouteConfigEntry } from "@remix-run/route-config";

/** The screens of replies, inside the frame of the business. */
export const repliesPages: RouteConfigEntry[] = [];

/** What has no frame: files, links of mails, plain posts. */
export const repliesFiles: RouteConfigEntry[] = [];

export const repliesCalls: RouteConfigEntry[] = [];
