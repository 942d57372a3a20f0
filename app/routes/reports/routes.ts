import { route } from "@remix-run/route-config";

/** The reports; the campaign and cost screens also exist at another URL. */
export const reportsRoutes = {
  pages: [
    route("reports", "routes/reports/pipeline.tsx"),
    route("reports/campaigns", "routes/campaigns/analytics.tsx", { id: "reports-campaigns" }),
    route("reports/agents", "routes/reports/agents.tsx"),
    route("reports/marketing", "routes/reports/marketing.tsx"),
    route("reports/costs", "routes/portal/analytics.tsx", { id: "reports-costs" }),
  ],
  files: [route("reports/agents.csv", "routes/reports/agents-csv.ts")],
};
