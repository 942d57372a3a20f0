import type { Config } from "~/core/config";

/** Where the links of privacy's mails lead; `http/paths.ts` has them from here. */
export const PRIVACY_LINKS = {
  confirmRequest: "/data-request/confirm",
  requestFile: "/data-request/file",
} as const;

/** The address of a page that takes the token of a mail. It acts on a POST only: mail scanners open every link. */
export const privacyLink = (config: Config, link: keyof typeof PRIVACY_LINKS, token: string) =>
  `${config.APP_ORIGIN}${PRIVACY_LINKS[link]}?token=${token}`;
