import { route } from "@remix-run/route-config";

export const accountRoutes = {
  pages: [
    route("settings", "routes/account/settings.tsx"),
    route("account", "routes/account/account.tsx"),
    route("account/allowances", "routes/account/allowances.tsx"),
    route("account/password", "routes/account/password.tsx"),
    route("account/email", "routes/account/email.tsx"),
    route("account/sessions", "routes/account/sessions.tsx"),
    route("account/sessions/end", "routes/account/sessions-end.tsx"),
    route("account/white-label", "routes/account/brand/white-label.tsx"),
    route("account/single-sign-on", "routes/account/single-sign-on/settings.tsx"),
    route("account/company-sign-in", "routes/account/single-sign-on/own.tsx"),
    route("account/company-sign-in/remove", "routes/account/single-sign-on/remove-own.tsx"),
    route("account/identities", "routes/account/identities.tsx"),
    route("account/identities/:identityId", "routes/account/identity.tsx"),
    route("account/link/:providerKey", "routes/account/link.tsx"),
    route("account/second-factor", "routes/account/second-factor.tsx"),
    route("account/second-factor/code", "routes/account/second-factor-code.tsx"),
    route("account/second-factor/off", "routes/account/second-factor-off.tsx"),
    route("account/data", "routes/account/data.tsx"),
    route("account/erase", "routes/account/erase.tsx"),
  ],
  files: [
    route("account/verify", "routes/account/verify.ts"),
    route("account/data.json", "routes/account/data-json.ts"),
    route("account/white-label/remove", "routes/account/brand/remove.ts"),
    route("account/single-sign-on/check", "routes/account/single-sign-on/check.ts"),
    route("account/single-sign-on/remove", "routes/account/single-sign-on/remove.ts"),
    route("acting/stop", "routes/account/acting-stop.ts"),
  ],
};
