import { route } from "@remix-run/route-config";

export const adminTakeDownsRoutes = {
  pages: [
    route("admin/take-downs", "routes/admin/take-downs/list.tsx"),
    route("admin/take-downs/:kind/:targetId", "routes/admin/take-downs/target.tsx"),
  ],
  files: [route("admin/take-downs/:kind/:targetId/restore", "routes/admin/take-downs/restore.ts")],
};
