import { TaskQuery, TaskSchema } from "~/domains/opportunities/tasks/task-schemas";
import { taskJson } from "~/domains/opportunities/tasks/task-view";
import { listTasks } from "~/domains/opportunities/tasks/tasks.server";
import { addTask } from "~/domains/opportunities/tasks/write-task.server";
import { apiRoute, endpoint, jsonPage } from "~/http/api/api.server";

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    query: TaskQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listTasks(ctx, query), ({ task }) => taskJson(task)),
  }),
  POST: endpoint({
    access: "business",
    body: TaskSchema,
    status: 201,
    run: async ({ ctx, body }) => taskJson(await addTask(ctx, body)),
  }),
});
