import { TaskQuery, TaskSchema } from "~/domains/opportunities/task-schemas";
import { taskJson } from "~/domains/opportunities/task-view";
import { listTasks } from "~/domains/opportunities/tasks.server";
import { addTask } from "~/domains/opportunities/write-task.server";
import { apiRoute, call, jsonPage } from "~/http/api.server";

export const { loader, action } = apiRoute({
  GET: call({
    access: "business",
    query: TaskQuery,
    run: async ({ ctx, query, request }) =>
      jsonPage(request, await listTasks(ctx, query), ({ task }) => taskJson(task)),
  }),
  POST: call({
    access: "business",
    body: TaskSchema,
    status: 201,
    run: async ({ ctx, body }) => taskJson(await addTask(ctx, body)),
  }),
});
