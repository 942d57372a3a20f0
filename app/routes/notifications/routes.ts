import { layout, route } from "@remix-run/route-config";

export const notificationsRoutes = {
  pages: [
    layout("routes/portal/deals-style.tsx", { id: "notifications-style" }, [
      route("notifications", "routes/notifications/list.tsx"),
    ]),
  ],
  files: [route("notifications/digest", "routes/notifications/digest.ts")],
};
