import type { OauthProvider } from "~/adapters/mail-oauth/mail-oauth";
import { type Config, isDeployed } from "~/core/config";
import { GRANT_KEYS, GRANT_NAMES, type OauthKey } from "./oauth-keys";

const ENDPOINTS: Record<
  OauthKey,
  Pick<OauthProvider, "name" | "authorizeUrl" | "tokenUrl" | "scope" | "extra">
> = {
  google: {
    name: GRANT_NAMES.google,
    authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
    tokenUrl: "https://oauth2.googleapis.com/token",
    scope: "https://mail.google.com/",
    extra: { access_type: "offline", prompt: "consent" },
  },
  microsoft: {
    name: GRANT_NAMES.microsoft,
    authorizeUrl: "https://login.microsoftonline.com/common/oauth2/v2.0/authorize",
    tokenUrl: "https://login.microsoftonline.com/common/oauth2/v2.0/token",
    scope:
      "https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send offline_access",
    extra: {},
  },
};

/** Null if the provider is unknown or the operator has not set it up. */
export function oauthProviderOf(config: Config, key: string): OauthProvider | null {
  const known = GRANT_KEYS.find((provider) => provider === key);
  if (!known) return null;
  const name = known === "google" ? "GOOGLE_MAIL" : "MICROSOFT_MAIL";
  const clientId = config[`${name}_CLIENT_ID`];
  const clientSecret = config[`${name}_CLIENT_SECRET`];
  if (!clientId || !clientSecret) return null;
  const own = config.MAIL_GRANT_URL;
  return {
    ...ENDPOINTS[known],
    ...(own ? { authorizeUrl: `${own}/authorize`, tokenUrl: `${own}/token` } : {}),
    clientId,
    clientSecret,
    allowLoopback: !isDeployed(config),
  };
}
