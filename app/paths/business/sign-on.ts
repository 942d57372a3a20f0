import { path } from "../path";

/** The sign-in page of an account with its own SSO provider. */
export const SIGN_ON = {
  signIn: (slug: string) => path`/sso/${slug}`,
  start: (slug: string) => path`/sso/${slug}/start`,
  join: (slug: string) => path`/sso/${slug}/join`,
  callback: (slug: string) => path`/sso/${slug}/callback`,
  settings: "/account/single-sign-on",
  check: "/account/single-sign-on/check",
  remove: "/account/single-sign-on/remove",
  own: "/account/company-sign-in",
  removeOwn: "/account/company-sign-in/remove",
};
