import type { Config } from "~/core/config";
import { path } from "./path";

export const PRIVACY = {
  confirmRequest: "/data-request/confirm",
  requestFile: "/data-request/file",
} as const;

/** The address of a page that accepts an emailed token. It acts on a POST only: mail scanners open every link. */
export const privacyLink = (config: Config, link: keyof typeof PRIVACY, token: string) =>
  config.APP_ORIGIN + path`${PRIVACY[link]}?token=${token}`;
