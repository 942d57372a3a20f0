import type { RouteConfigEntry } from "@remix-run/route-config";

/** The screens of campaigns, inside the frame of the business. */
export const campaignsPages: RouteConfigEntry[] = [];

/** What has no frame: files, links of mails, plain posts. */
export const campaignsFiles: RouteConfigEntry[] = [];

export const campaignsCalls: RouteConfigEntry[] = [];
