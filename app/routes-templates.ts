import type { RouteConfigEntry } from "@remix-run/route-config";

/** The screens of templates, inside the frame of the business. */
export const templatesPages: RouteConfigEntry[] = [];

/** What has no frame: files, links of mails, plain posts. */
export const templatesFiles: RouteConfigEntry[] = [];

export const templatesCalls: RouteConfigEntry[] = [];
