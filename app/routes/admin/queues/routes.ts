import { route } from "@remix-run/route-config";

export const adminQueuesRoutes = {
  pages: [
    route("admin/queues", "routes/admin/queues/list.tsx"),
    route("admin/queues/:queue", "routes/admin/queues/queue.tsx"),
  ],
};
