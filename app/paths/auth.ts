import type { Config } from "~/core/config";
import { path } from "./path";

/** Pages that accept an emailed one-time token. */
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

/** Mail programs break links with longer paths. */
const MAX_NEXT_LENGTH = 500;

/**
 * The URL of a page that accepts a one-time token; `next` is the return path. It acts only on a POST or in the user's
 * own session: mail scanners open every link, without a session.
 */
export const linkWith = (config: Config, link: keyof typeof TOKEN_PAGES, token: string, next = "") =>
  config.APP_ORIGIN +
  path`${TOKEN_PAGES[link]}?token=${token}` +
  (next && next.length <= MAX_NEXT_LENGTH ? path`&next=${next}` : "");
