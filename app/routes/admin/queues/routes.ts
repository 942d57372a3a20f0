import { route } from "@remix-run/route-config";
import { billingRoutes } from "../../billing/routes";
import { marketingRoutes } from "../../marketing/routes";
import { supportRoutes } from "../../support/routes";
import { adminApplicationsRoutes } from "../applications/routes";

export const adminQueuesRoutes = {
  pages: [
    route("admin/queues", "routes/admin/queues/list.tsx"),
    route("admin/queues/:queue", "routes/admin/queues/queue.tsx"),
    ...adminApplicationsRoutes.pages,
    ...billingRoutes.adminPages,
    ...supportRoutes.adminPages,
    ...marketingRoutes.adminPages,
  ],
  files: adminApplicationsRoutes.files,
  calls: [
    route("api/admin/queues", "routes/admin/queues/api/queues.ts"),
    route("api/admin/queues/:queue", "routes/admin/queues/api/$queue.ts"),
    ...adminApplicationsRoutes.calls,
  ],
};
