import type { Row } from "../table";

const form = (path: string): Row => ({ path, kind: "page", access: "public", methods: ["GET", "POST"] });
const post = (path: string): Row => ({ path, kind: "call", access: "public", methods: ["POST"] });

export const authRows: Row[] = [
  form("/business-signup"),
  form("/business-login"),
  form("/auth"),
  form("/auth/signup"),
  form("/agent-auth"),
  form("/agent-login"),
  form("/second-factor"),
  form("/invitation"),
  ...["forgot-password", "reset-password", "verify-email", "change-email"].flatMap((name) => [
    form(`/${name}`),
    post(`/api/auth/${name}`),
  ]),
  { path: "/api/auth/user", kind: "call", access: "user" },
  post("/api/auth/email-register"),
  post("/api/auth/email-login"),
  post("/api/agents/signup"),
  post("/api/agents/login"),
  { path: "/sso/:slug", kind: "page", access: "public" },
  form("/sso/:slug/join"),
  { path: "/sso/:slug/start", kind: "page", access: "public" },
  { path: "/sso/:slug/callback", kind: "page", access: "public" },
  { path: "/auth/external/callback", kind: "page", access: "public" },
  { path: "/api/login", kind: "call", access: "public" },
  { path: "/api/logout", kind: "page", access: "public", methods: ["GET", "POST"] },
];
