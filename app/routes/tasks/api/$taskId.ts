import { parseId } from "~/core/ids";
import { TaskChangeSchema } from "~/domains/opportunities/tasks/task-schemas";
import { taskJson } from "~/domains/opportunities/tasks/task-view";
import { getTask } from "~/domains/opportunities/tasks/tasks.server";
import { changeTask, deleteTask } from "~/domains/opportunities/tasks/write-task.server";
import { apiRoute, endpoint } from "~/http/api/api.server";

const idOf = (params: { taskId?: string | undefined }) => parseId(params.taskId, "task");

export const { loader, action } = apiRoute({
  GET: endpoint({
    access: "business",
    run: async ({ ctx, params }) => taskJson(await getTask(ctx, idOf(params))),
  }),
  PATCH: endpoint({
    access: "business",
    find: ({ ctx, params }) => getTask(ctx, idOf(params)),
    body: TaskChangeSchema,
    run: async ({ ctx, params, body }) => taskJson(await changeTask(ctx, idOf(params), body)),
  }),
  DELETE: endpoint({
    access: "business",
    run: async ({ ctx, params }) => {
      await deleteTask(ctx, idOf(params));
      return { success: true };
    },
  }),
});
