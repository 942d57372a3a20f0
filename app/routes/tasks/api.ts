import { parseId } from "~/core/ids";
import { TaskChangeSchema, TaskQuery, TaskSchema } from "~/domains/opportunities/tasks/task-schemas";
import { taskJson } from "~/domains/opportunities/tasks/task-view";
import { getTask, listTasks } from "~/domains/opportunities/tasks/tasks.server";
import { addTask, changeTask, deleteTask } from "~/domains/opportunities/tasks/write-task.server";
import { endpoint, jsonPage } from "~/http/api/api.server";
import type { ApiPaths } from "~/http/api/api-paths.server";

const taskIdOf = (params: { taskId?: string | undefined }) => parseId(params.taskId, "task");

export const tasksApi: ApiPaths = {
  "/api/tasks": {
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
  },
  "/api/tasks/:taskId": {
    GET: endpoint({
      access: "business",
      run: async ({ ctx, params }) => taskJson(await getTask(ctx, taskIdOf(params))),
    }),
    PATCH: endpoint({
      access: "business",
      find: ({ ctx, params }) => getTask(ctx, taskIdOf(params)),
      body: TaskChangeSchema,
      run: async ({ ctx, params, body }) => taskJson(await changeTask(ctx, taskIdOf(params), body)),
    }),
    DELETE: endpoint({
      access: "business",
      run: async ({ ctx, params }) => {
        await deleteTask(ctx, taskIdOf(params));
        return { success: true };
      },
    }),
  },
};
