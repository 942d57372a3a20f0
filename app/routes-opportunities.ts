import type { RouteConfigEntry } from "@remix-run/route-config";

/** The screens of opportunities, inside the frame of the business. */
export const opportunitiesPages: RouteConfigEntry[] = [];

/** What has no frame: files, links of mails, plain posts. */
export const opportunitiesFiles: RouteConfigEntry[] = [];

export const opportunitiesCalls: RouteConfigEntry[] = [];
