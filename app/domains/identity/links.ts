import type { Config } from "~/core/config";

/** Where the links of identity's mails lead; `http/paths.ts` has them from here. */
export const LINKS = {
  verifyEmail: "/verify-email",
  resetPassword: "/reset-password",
  changeEmail: "/change-email",
  invitation: "/invitation",
  eraseAccount: "/erase-account",
} as const;

/** The address of a page that takes a one-time token. It acts on a POST only: mail scanners open every link. */
export const linkWith = (config: Config, link: keyof typeof LINKS, token: string) =>
  `${config.APP_ORIGIN}${LINKS[link]}?token=${token}`;
