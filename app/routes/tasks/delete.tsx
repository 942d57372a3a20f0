import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { getTask } from "~/domains/opportunities/tasks/tasks.server";
import { deleteTask } from "~/domains/opportunities/tasks/write-task.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Delete task" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { id, title } = await getTask(ctx, parseId(params.taskId, "task"));
  return { id, title };
});

export const action = businessPage(async (ctx, { params, context }) => {
  await deleteTask(ctx, parseId(params.taskId, "task"));
  return redirectWithFlash(context, paths.tasks.list, { kind: "success", title: "Task deleted" });
});

export default function DeleteTask() {
  const { id, title } = useLoaderData<typeof loader>();
  return (
    <Page title={`Delete “${title}”?`} width="narrow">
      <p>The task is deleted for good. What the history of its opportunity says stays.</p>
      <Form method="post" className="row">
        <Submit kind="danger" pending="Deleting">
          Delete the task
        </Submit>
        <LinkButton to={paths.tasks.task(id)}>Keep it</LinkButton>
      </Form>
    </Page>
  );
}
