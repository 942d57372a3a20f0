import { route } from "@remix-run/route-config";

export const supportRoutes = {
  pages: [
    route("support", "routes/support/list.tsx"),
    route("support/new", "routes/support/new.tsx"),
    route("support/:supportId", "routes/support/thread.tsx"),
  ],
  adminPages: [
    route("admin/support", "routes/support/admin/list.tsx"),
    route("admin/support/:supportId", "routes/support/admin/thread.tsx"),
    route("admin/accounts/:accountId/manager", "routes/support/admin/manager.tsx"),
  ],
  files: [
    route("admin/support/:supportId/close", "routes/support/admin/close.ts"),
    route("admin/accounts/:accountId/manager/remove", "routes/support/admin/remove-manager.ts"),
  ],
};
