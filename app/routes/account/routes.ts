import { route } from "@remix-run/route-config";

export const accountRoutes = {
  pages: [
    route("account", "routes/account/account.tsx"),
    route("account/allowances", "routes/account/allowances.tsx"),
    route("account/password", "routes/account/password.tsx"),
    route("account/email", "routes/account/email.tsx"),
    route("account/sessions", "routes/account/sessions.tsx"),
    route("account/sessions/end", "routes/account/sessions-end.tsx"),
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
    route("acting/stop", "routes/account/acting-stop.ts"),
  ],
  calls: [
    route("api/account/sessions", "routes/account/calls/sessions.ts"),
    route("api/account/sessions/:sessionId", "routes/account/calls/sessions.$sessionId.ts"),
    route("api/account/identities", "routes/account/calls/identities.ts"),
    route("api/account/identities/:identityId", "routes/account/calls/identities.$identityId.ts"),
    route("api/account/allowances", "routes/account/calls/allowances.ts"),
    route("api/account/password", "routes/account/calls/password.ts"),
    route("api/account/email", "routes/account/calls/email.ts"),
    route("api/account/verification", "routes/account/calls/verification.ts"),
    route("api/account/data", "routes/account/calls/data.ts"),
    route("api/account", "routes/account/calls/account.ts"),
  ],
};
