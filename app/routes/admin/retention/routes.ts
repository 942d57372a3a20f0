import { route } from "@remix-run/route-config";

export const adminRetentionRoutes = {
  pages: [
    route("admin/retention", "routes/admin/retention/list.tsx"),
    route("admin/retention/:key", "routes/admin/retention/period.tsx"),
  ],
};
