import { route } from "@remix-run/route-config";

export const adminLogsRoutes = {
  pages: [route("admin/logs", "routes/admin/logs/list.tsx")],
  files: [route("admin/logs.csv", "routes/admin/logs/csv.ts")],
};
