import { index, route } from "@remix-run/route-config";

export const siteRoutes = {
  pages: [
    index("routes/site/home.tsx"),
    route("solutions", "routes/site/offer/solutions.tsx"),
    route("pricing", "routes/site/offer/pricing.tsx"),
    route("agent-signup", "routes/site/agents/agent-signup.tsx"),
    route("agent-community", "routes/site/agents/agent-community.tsx"),
    route("commission-rates", "routes/site/agents/commission-rates.tsx"),
    route("demo", "routes/site/demo/demo.tsx"),
    route("demo/open", "routes/site/demo/open.ts"),
    route("demo/leave", "routes/site/demo/leave.ts"),
    route("demo/read-only", "routes/site/demo/read-only.tsx"),
    route("demo/live", "routes/site/demo/live.tsx"),
    route("demo/agents", "routes/site/demo/agents.tsx"),
    route("demo/pricing", "routes/site/demo/pricing.tsx"),
    route("terms", "routes/site/legal/terms.tsx"),
    route("privacy", "routes/site/legal/privacy.tsx"),
    route("data-request", "routes/site/data-request.tsx"),
    route("status", "routes/site/status.tsx"),
    route("directory-sources", "routes/site/sources.tsx"),
    route("email-response-demo", "routes/site/demo/email-response.tsx"),
  ],
  files: [
    route("sitemap.xml", "routes/site/files/sitemap.ts"),
    route("robots.txt", "routes/site/files/robots.ts"),
    route(".well-known/security.txt", "routes/site/files/security.ts"),
    route("manifest.webmanifest", "routes/site/files/manifest.ts"),
    route("readyz", "routes/site/files/readyz.ts"),
    route("*", "routes/site/not-found.tsx"),
  ],
};
