import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** Every URL of the product, in the specification's order. */
export default [
  index("routes/site/home.tsx"),

  // Doors
  route("business-signup", "routes/auth/business-signup.tsx"),
  route("business-login", "routes/auth/business-login.tsx"),
  route("account", "routes/auth/account.tsx"),

  // Business screens
  layout("routes/business.tsx", [
    route("business", "routes/business/portal.tsx", { id: "business-portal" }),
    route("business-portal", "routes/business/portal.tsx", { id: "business-portal-alias" }),
  ]),

  // Calls
  route("api/auth/user", "routes/api/auth-user.ts"),
  route("api/auth/email-register", "routes/api/auth-email-register.ts"),
  route("api/auth/email-login", "routes/api/auth-email-login.ts"),
  route("api/logout", "routes/api/logout.ts"),
  route("api/*", "routes/api/$.ts"),

  route("readyz", "routes/api/readyz.ts"),
  route("dev/seed", "routes/dev/seed.ts"),
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
