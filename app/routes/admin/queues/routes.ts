import { route } from "@remix-run/route-config";

export const adminQueuesRoutes = {
  pages: [
    route("admin/queues", "routes/admin/queues/list.tsx"),
    route("admin/queues/:queue", "routes/admin/queues/queue.tsx"),
  ],
  calls: [
    route("api/admin/queues", "routes/admin/queues/calls/queues.ts"),
    route("api/admin/queues/:queue", "routes/admin/queues/calls/$queue.ts"),
  ],
};
