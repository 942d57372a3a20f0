import { route } from "@remix-run/route-config";

export const authRoutes = {
  pages: [
    route("auth", "routes/auth/sign-in.tsx"),
    route("auth/signup", "routes/auth/sign-up.tsx"),
    route("business-signup", "routes/auth/business-signup.tsx"),
    route("business-login", "routes/auth/business-login.tsx"),
    route("agent-auth", "routes/auth/agents/agent-auth.tsx"),
    route("agent-login", "routes/auth/agents/agent-login.tsx"),
    route("invitation", "routes/auth/invitation.tsx"),
    route("forgot-password", "routes/auth/forgot-password.tsx"),
    route("reset-password", "routes/auth/reset-password.tsx"),
    route("verify-email", "routes/auth/verify-email.tsx"),
    route("change-email", "routes/auth/change-email.tsx"),
    route("sso/:slug", "routes/auth/single-sign-on/sign-in.tsx"),
    route("sso/:slug/join", "routes/auth/single-sign-on/join.tsx"),
    route("second-factor", "routes/auth/second-factor.tsx"),
  ],
  files: [
    route("auth/external/callback", "routes/auth/external/callback.ts"),
    route("sso/:slug/start", "routes/auth/single-sign-on/start.ts"),
    route("sso/:slug/callback", "routes/auth/single-sign-on/callback.ts"),
  ],
  calls: [route("api/logout", "routes/auth/logout.ts")],
};
