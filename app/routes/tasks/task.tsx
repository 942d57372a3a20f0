import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { localTime } from "~/core/time/local-time";
import { readerZone } from "~/core/time/time-zones";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { pageOfTask, placeOf } from "~/domains/opportunities/tasks/task-place";
import { TaskFormSchema } from "~/domains/opportunities/tasks/task-schemas";
import { taskView } from "~/domains/opportunities/tasks/task-view";
import { getTask } from "~/domains/opportunities/tasks/tasks.server";
import { TaskFields } from "~/domains/opportunities/tasks/ui/task-fields";
import { TaskDay } from "~/domains/opportunities/tasks/ui/task-list";
import { changeTask } from "~/domains/opportunities/tasks/write-task.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Task" }];

export const loader = businessPage(async (ctx, { params }) => {
  const task = await getTask(ctx, parseId(params.taskId, "task"));
  const team = await teamChoices(ctx);
  const zone = readerZone(ctx);
  return {
    task: taskView(task, team, ctx.now(), zone),
    place: placeOf(task),
    team,
    zone,
    draft: {
      title: task.title,
      dueAt: localTime(task.dueAt, zone),
      assignedTo: String(task.assignedTo),
      zone,
    },
  };
});

export const action = businessPage(async (ctx, args) => {
  const id = parseId(args.params.taskId, "task");
  await getTask(ctx, id);
  return handleForm(args, TaskFormSchema, async (change) => {
    const task = await changeTask(ctx, id, change);
    const flash = { kind: "success", title: "Task saved", text: task.title } as const;
    return redirectWithFlash(args.context, pageOfTask(task), flash);
  });
});

export default function TaskPage() {
  const { task, place, team, zone, draft } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({ lastResult: useActionData<typeof action>()?.result, defaultValue: draft });
  return (
    <Page
      title={task.title}
      subtitle={
        <>
          {task.isDone ? null : "Due "}
          <TaskDay task={task} />
        </>
      }
      width="narrow"
    >
      <Breadcrumb
        trail={[
          { to: paths.tasks.list, label: "Tasks" },
          ...(place ? [{ to: place, label: "Related record" }] : []),
        ]}
      />
      <PostForm form={form}>
        <TaskFields fields={fields} team={team} zone={zone} />
        <Submit pending="Saving">Save task</Submit>
      </PostForm>
      <LinkButton writes kind="quiet" to={paths.tasks.delete(task.id)}>
        Delete task
      </LinkButton>
    </Page>
  );
}
