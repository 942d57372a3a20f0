import { layout, type RouteConfigEntry, route } from "@remix-run/route-config";

/** Sign-up, sign-in, and what the links of mails lead to. */
export const doors: RouteConfigEntry[] = [
  layout("routes/auth/layout.tsx", [
    route("auth", "routes/auth/sign-in.tsx"),
    route("auth/signup", "routes/auth/sign-up.tsx"),
    route("business-signup", "routes/auth/business-signup.tsx"),
    route("business-login", "routes/auth/business-login.tsx"),
    route("agent-auth", "routes/auth/agent-auth.tsx"),
    route("agent-login", "routes/auth/agent-login.tsx"),
    route("invitation", "routes/auth/invitation.tsx"),
    route("forgot-password", "routes/auth/forgot-password.tsx"),
    route("reset-password", "routes/auth/reset-password.tsx"),
    route("verify-email", "routes/auth/verify-email.tsx"),
    route("change-email", "routes/auth/change-email.tsx"),
    route("second-factor", "routes/auth/second-factor.tsx"),
    // The agent's screens have a frame of their own once there is more than one.
    route("agent", "routes/agent/home.tsx"),
  ]),
  route("auth/external/callback", "routes/auth/external-callback.ts"),
];

/** Their calls. */
export const doorCalls: RouteConfigEntry[] = [
  route("api/auth/user", "routes/api/auth-user.ts"),
  route("api/auth/email-register", "routes/api/auth-email-register.ts"),
  route("api/auth/email-login", "routes/api/auth-email-login.ts"),
  route("api/auth/forgot-password", "routes/api/auth-forgot-password.ts"),
  route("api/auth/reset-password", "routes/api/auth-reset-password.ts"),
  route("api/auth/verify-email", "routes/api/auth-verify-email.ts"),
  route("api/auth/change-email", "routes/api/auth-change-email.ts"),
  route("api/agents/signup", "routes/api/agents-signup.ts"),
  route("api/agents/login", "routes/api/agents-login.ts"),
  route("api/login", "routes/api/login.ts"),
  route("api/logout", "routes/api/logout.ts"),
];
