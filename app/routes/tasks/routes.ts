import { route } from "@remix-run/route-config";

export const tasksRoutes = {
  pages: [
    route("tasks", "routes/tasks/list.tsx"),
    route("tasks/new", "routes/tasks/new.tsx"),
    route("tasks/:taskId", "routes/tasks/task.tsx"),
    route("tasks/:taskId/delete", "routes/tasks/delete.tsx"),
  ],
  files: [route("tasks/:taskId/done", "routes/tasks/done.ts")],
};
