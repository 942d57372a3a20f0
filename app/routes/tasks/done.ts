import { parseId } from "~/core/ids";
import { placeOf } from "~/domains/opportunities/tasks/task-place";
import { TaskDoneSchema } from "~/domains/opportunities/tasks/task-schemas";
import { getTask } from "~/domains/opportunities/tasks/tasks.server";
import { changeTask } from "~/domains/opportunities/tasks/write-task.server";
import { buttonAction, buttonInput, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** The button of a task: marks it as done or reopens it. The list then offers Undo. */
export const action = buttonAction(businessPage, async (ctx, args) => {
  const id = parseId(args.params.taskId, "task");
  await getTask(ctx, id);
  const { isDone, back } = await buttonInput(args, TaskDoneSchema);
  const task = await changeTask(ctx, id, { isDone });
  const place = placeOf(task);
  if (place && back !== "list") return { to: place };
  return { to: isDone ? paths.withQuery(paths.tasks.list, { done: id }) : paths.tasks.list };
});

export const loader = buttonLoader(businessPage, paths.tasks.list);
