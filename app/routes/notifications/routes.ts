import { route } from "@remix-run/route-config";

export const notificationsRoutes = {
  pages: [route("notifications", "routes/notifications/list.tsx")],
  files: [route("notifications/digest", "routes/notifications/digest.ts")],
};
