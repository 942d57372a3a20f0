import { route } from "@remix-run/route-config";

export const portalRoutes = {
  pages: [
    route("business", "routes/portal/portal.tsx", { id: "business-portal" }),
    route("business-portal", "routes/portal/portal.tsx", { id: "business-portal-alias" }),
    route("business/campaigns", "routes/portal/campaigns.tsx"),
    route("dashboard", "routes/portal/dashboard.tsx"),
    route("business-portal/analytics", "routes/portal/analytics.tsx"),
    route("business-portal/ai-marketing", "routes/portal/ai-marketing.tsx"),
  ],
  files: [
    route("business/templates", "routes/portal/templates.ts"),
    route("business-portal/leads", "routes/portal/tab.ts", { id: "portal-leads" }),
    route("business-portal/agents", "routes/portal/tab.ts", { id: "portal-agents" }),
    route("business-portal/agent-matching", "routes/portal/tab.ts", { id: "portal-agent-matching" }),
  ],
};
