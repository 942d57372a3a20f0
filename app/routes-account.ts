import { layout, type RouteConfigEntry, route } from "@remix-run/route-config";

/** What is a person's own, and the team of an account. */
export const accountPages: RouteConfigEntry[] = [
  layout("routes/auth/account-layout.tsx", [
    route("account", "routes/auth/account.tsx"),
    route("account/allowances", "routes/auth/account-allowances.tsx"),
    route("account/password", "routes/auth/account-password.tsx"),
    route("account/email", "routes/auth/account-email.tsx"),
    route("account/sessions", "routes/auth/account-sessions.tsx"),
    route("account/sessions/end", "routes/auth/account-sessions-end.tsx"),
    route("account/identities", "routes/auth/account-identities.tsx"),
    route("account/identities/:identityId", "routes/auth/account-identity.tsx"),
    route("account/link/:providerKey", "routes/auth/account-link.tsx"),
    route("account/second-factor", "routes/auth/account-second-factor.tsx"),
    route("account/second-factor/code", "routes/auth/account-second-factor-code.tsx"),
    route("account/second-factor/off", "routes/auth/account-second-factor-off.tsx"),
    route("account/data", "routes/auth/account-data.tsx"),
    route("account/erase", "routes/auth/account-erase.tsx"),
    route("team", "routes/auth/team.tsx"),
    route("team/:userId", "routes/auth/team-member.tsx"),
    route("team/:userId/remove", "routes/auth/team-remove.tsx"),
    route("team/invitations/:invitationId", "routes/auth/team-invitation.tsx"),
  ]),
  route("account/verify", "routes/auth/account-verify.ts"),
  route("account/data.json", "routes/auth/account-data-json.ts"),
];

export const accountCalls: RouteConfigEntry[] = [
  route("api/account/sessions", "routes/api/account-sessions.ts"),
  route("api/account/sessions/:sessionId", "routes/api/account-sessions.$sessionId.ts"),
  route("api/account/identities", "routes/api/account-identities.ts"),
  route("api/account/identities/:identityId", "routes/api/account-identities.$identityId.ts"),
  route("api/account/allowances", "routes/api/account-allowances.ts"),
  route("api/account/password", "routes/api/account-password.ts"),
  route("api/account/email", "routes/api/account-email.ts"),
  route("api/account/verification", "routes/api/account-verification.ts"),
  route("api/account/data", "routes/api/account-data.ts"),
  route("api/account", "routes/api/account.ts"),
  route("api/team", "routes/api/team.ts"),
  route("api/team/invitations", "routes/api/team-invitations.ts"),
  route("api/team/invitations/:invitationId", "routes/api/team-invitations.$invitationId.ts"),
  route("api/team/:userId", "routes/api/team.$userId.ts"),
];
