import { route } from "@remix-run/route-config";

export const portalRoutes = {
  pages: [
    route("business", "routes/portal/portal.tsx", { id: "business-portal" }),
    route("business-portal", "routes/portal/portal.tsx", { id: "business-portal-alias" }),
    route("billing", "routes/portal/billing.tsx"),
    route("business/campaigns", "routes/portal/campaigns.tsx"),
  ],
  files: [route("business/templates", "routes/portal/templates.ts")],
  calls: [
    route("api/analytics/usage", "routes/portal/calls/usage.ts"),
    route("api/working-day", "routes/portal/calls/working-day.ts"),
  ],
};
