import { route } from "@remix-run/route-config";

export const adminAnalyticsRoutes = {
  pages: [
    route("admin/analytics", "routes/admin/analytics/analytics.tsx"),
    route("admin/analytics/answers", "routes/admin/analytics/answers.tsx"),
    route("admin/analytics/revenue", "routes/admin/analytics/revenue.tsx"),
    route("admin/analytics/revenue/:revenueFigure", "routes/admin/analytics/revenue-rows.tsx"),
    route("admin/analytics/:measure", "routes/admin/analytics/activity.tsx"),
  ],
  files: [route("admin/analytics/:measure/rows.csv", "routes/admin/analytics/csv.ts")],
};
