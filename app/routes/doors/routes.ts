import { route } from "@remix-run/route-config";

export const doorsRoutes = {
  pages: [
    route("auth", "routes/doors/sign-in.tsx"),
    route("auth/signup", "routes/doors/sign-up.tsx"),
    route("business-signup", "routes/doors/business-signup.tsx"),
    route("business-login", "routes/doors/business-login.tsx"),
    route("agent-auth", "routes/doors/agents/agent-auth.tsx"),
    route("agent-login", "routes/doors/agents/agent-login.tsx"),
    route("invitation", "routes/doors/invitation.tsx"),
    route("forgot-password", "routes/doors/forgot-password.tsx"),
    route("reset-password", "routes/doors/reset-password.tsx"),
    route("verify-email", "routes/doors/verify-email.tsx"),
    route("change-email", "routes/doors/change-email.tsx"),
    route("sso/:slug", "routes/doors/single-sign-on/door.tsx"),
    route("sso/:slug/join", "routes/doors/single-sign-on/join.tsx"),
    route("second-factor", "routes/doors/second-factor.tsx"),
  ],
  files: [
    route("auth/external/callback", "routes/doors/external/callback.ts"),
    route("sso/:slug/start", "routes/doors/single-sign-on/start.ts"),
    route("sso/:slug/callback", "routes/doors/single-sign-on/callback.ts"),
  ],
  calls: [
    route("api/auth/user", "routes/doors/calls/user.ts"),
    route("api/auth/email-register", "routes/doors/calls/email-register.ts"),
    route("api/auth/email-login", "routes/doors/calls/email-login.ts"),
    route("api/auth/forgot-password", "routes/doors/calls/forgot-password.ts"),
    route("api/auth/reset-password", "routes/doors/calls/reset-password.ts"),
    route("api/auth/verify-email", "routes/doors/calls/verify-email.ts"),
    route("api/auth/change-email", "routes/doors/calls/change-email.ts"),
    route("api/agents/signup", "routes/doors/calls/agents-signup.ts"),
    route("api/agents/login", "routes/doors/calls/agents-login.ts"),
    route("api/login", "routes/doors/calls/login.ts"),
    route("api/logout", "routes/doors/calls/logout.ts"),
  ],
};
