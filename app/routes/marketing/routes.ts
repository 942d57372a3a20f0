import { route } from "@remix-run/route-config";
import { platformsRoutes } from "../platforms/routes";

export const marketingRoutes = {
  pages: [
    route("marketing", "routes/marketing/home.tsx"),
    route("marketing/apply", "routes/marketing/apply.tsx"),
    ...platformsRoutes.pages,
  ],
  adminPages: [route("admin/marketing/:applicationId", "routes/marketing/admin/application.tsx")],
  files: [
    route("admin/marketing/:applicationId/approve", "routes/marketing/admin/approve.ts"),
    ...platformsRoutes.files,
  ],
  calls: [
    route("api/marketing/access", "routes/marketing/calls/access.ts"),
    route("api/admin/marketing/:applicationId", "routes/marketing/calls/application.ts"),
    route("api/admin/marketing/:applicationId/approve", "routes/marketing/calls/approve-access.ts"),
    route("api/admin/marketing/:applicationId/decline", "routes/marketing/calls/decline-access.ts"),
    ...platformsRoutes.calls,
  ],
};
