import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getTask } from "~/domains/opportunities/tasks/tasks.server";
import { deleteTask } from "~/domains/opportunities/tasks/write-task.server";
import { buttonAction } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { ConfirmPage } from "~/ui/layout/confirm-page";

export const meta: MetaFunction = () => [{ title: "Delete task" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { id, title } = await getTask(ctx, parseId(params.taskId, "task"));
  return { id, title };
});

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  await deleteTask(ctx, parseId(params.taskId, "task"));
  return { to: paths.tasks.list, title: "Task deleted" };
});

export default function DeleteTask() {
  const { id, title } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title={`Delete “${title}”?`}
      submit="Delete task"
      pending="Deleting"
      form={Form}
      back={paths.tasks.task(id)}
      keep="Keep task"
    >
      <p>The task will be deleted permanently. Activity history stays.</p>
    </ConfirmPage>
  );
}
