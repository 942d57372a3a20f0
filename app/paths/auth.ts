import type { Config } from "~/core/config";
import { path } from "./path";

/** Pages that take the one-time token of a mail. */
const TOKEN_PAGES = {
  verifyEmail: "/verify-email",
  resetPassword: "/reset-password",
  changeEmail: "/change-email",
  invitation: "/invitation",
  eraseAccount: "/erase-account",
} as const;

export const AUTH = {
  businessSignup: "/business-signup",
  businessLogin: "/business-login",
  logout: "/api/logout",
  forgotPassword: "/forgot-password",
  secondFactor: "/second-factor",
  signIn: "/auth",
  signUp: "/auth/signup",
  external: "/api/login",
  externalCallback: "/auth/external/callback",
  ...TOKEN_PAGES,
};

/** The address of a page that takes a one-time token. It acts on a POST only: mail scanners open every link. */
export const linkWith = (config: Config, link: keyof typeof TOKEN_PAGES, token: string) =>
  config.APP_ORIGIN + path`${TOKEN_PAGES[link]}?token=${token}`;
