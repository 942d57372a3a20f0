import type { Config } from "~/core/config";
import { path } from "./path";

/** Pages opened by links in emails, without sign-in. */
const MAIL_LINKS = {
  unsubscribe: (token: string) => path`/unsubscribe/${token}`,
  consent: (token: string) => path`/consent/${token}`,
  click: (token: string) => path`/c/${token}`,
  digest: (token: string) => path`/digest/${token}`,
};

export const SUPPRESSIONS = {
  list: "/refusals",
  new: "/refusals/new",
  csv: "/refusals.csv",
  rules: "/refusals/countries",
  consentRequests: "/refusals/consent-requests",
  remove: (addressHash: string) => path`/refusals/${addressHash}/remove`,
  ...MAIL_LINKS,
};

type MailLink = keyof typeof MAIL_LINKS;

/** Prefixes of paths that end in a token, which is never logged. Marked pure, so that page scripts don't include it. */
export const TOKEN_PATHS = /* @__PURE__ */ Object.values(MAIL_LINKS).map((link) => link(""));

/** The absolute URL of a link in an email. */
export const linkTo = (config: Config, use: MailLink, token: string) =>
  `${config.APP_ORIGIN}${MAIL_LINKS[use](token)}`;
