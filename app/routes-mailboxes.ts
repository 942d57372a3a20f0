import type { RouteConfigEntry } from "@remix-run/route-config";

/** The screens of mailboxes, inside the frame of the business. */
export const mailboxesPages: RouteConfigEntry[] = [];

/** What has no frame: files, links of mails, plain posts. */
export const mailboxesFiles: RouteConfigEntry[] = [];

export const mailboxesCalls: RouteConfigEntry[] = [];
