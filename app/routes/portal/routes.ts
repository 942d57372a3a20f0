import { route } from "@remix-run/route-config";

export const portalRoutes = {
  pages: [
    route("business", "routes/portal/portal.tsx", { id: "business-portal" }),
    route("business-portal", "routes/portal/portal.tsx", { id: "business-portal-alias" }),
    route("business-portal/leads", "routes/portal/portal.tsx", { id: "business-portal-leads" }),
    route("business-portal/agents", "routes/agents-market/list.tsx", { id: "business-portal-agents" }),
    route("business-portal/agent-matching", "routes/matching/list.tsx", { id: "business-portal-matching" }),
    route("business/campaigns", "routes/portal/campaigns.tsx"),
    route("dashboard", "routes/portal/dashboard.tsx"),
    route("business-portal/analytics", "routes/portal/analytics.tsx", { id: "analytics-tab" }),
    route("business-portal/ai-marketing", "routes/portal/ai-marketing.tsx"),
  ],
  files: [route("business/templates", "routes/portal/templates.ts")],
};
