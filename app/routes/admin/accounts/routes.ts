import { route } from "@remix-run/route-config";

export const adminAccountsRoutes = {
  pages: [
    route("admin/accounts/:accountId", "routes/admin/accounts/account.tsx"),
    route("admin/accounts/:accountId/suspend", "routes/admin/accounts/suspend.tsx"),
    route("admin/accounts/:accountId/reactivate", "routes/admin/accounts/reactivate.tsx"),
  ],
};
