import { route } from "@remix-run/route-config";
import { billingRoutes } from "../billing/routes";
import { marketingRoutes } from "../marketing/routes";
import { socialLeadsRoutes } from "../social-leads/routes";
import { supportRoutes } from "../support/routes";
import { workflowRoutes } from "../workflow/routes";

export const portalRoutes = {
  pages: [
    route("business", "routes/portal/portal.tsx", { id: "business-portal" }),
    route("business-portal", "routes/portal/portal.tsx", { id: "business-portal-alias" }),
    route("business/campaigns", "routes/portal/campaigns.tsx"),
    route("dashboard", "routes/portal/dashboard.tsx"),
    route("business-portal/analytics", "routes/portal/analytics.tsx"),
    route("business-portal/ai-marketing", "routes/portal/ai-marketing.tsx"),
    ...workflowRoutes.pages,
    ...billingRoutes.pages,
    ...supportRoutes.pages,
    ...marketingRoutes.pages,
    ...socialLeadsRoutes.pages,
  ],
  files: [
    route("business/templates", "routes/portal/templates.ts"),
    route("business-portal/leads", "routes/portal/tab.ts", { id: "portal-leads" }),
    route("business-portal/agents", "routes/portal/tab.ts", { id: "portal-agents" }),
    route("business-portal/agent-matching", "routes/portal/tab.ts", { id: "portal-agent-matching" }),
    ...workflowRoutes.files,
    ...billingRoutes.files,
    ...supportRoutes.files,
    ...marketingRoutes.files,
    ...socialLeadsRoutes.files,
  ],
  calls: [
    route("api/analytics/usage", "routes/portal/api/usage.ts"),
    ...workflowRoutes.calls,
    ...billingRoutes.calls,
    ...supportRoutes.calls,
    ...marketingRoutes.calls,
    ...socialLeadsRoutes.calls,
    route("api/working-day", "routes/portal/api/working-day.ts"),
  ],
};
