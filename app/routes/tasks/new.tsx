import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { localDay } from "~/core/time/local-time";
import { readerZone } from "~/core/time/time-zones";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { teamChoices } from "~/domains/opportunities/owners.server";
import { TaskSchema } from "~/domains/opportunities/tasks/task-schemas";
import { TaskFields } from "~/domains/opportunities/tasks/ui/task-fields";
import { addTask } from "~/domains/opportunities/tasks/write-task.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

const NewQuery = z.object({ opportunityId: z.number().int().positive().optional() });

export const meta: MetaFunction = () => [{ title: "New task" }];

export const loader = businessPage(async (ctx, { request }) => {
  const { opportunityId } = readQuery(request, NewQuery);
  const opportunity = opportunityId ? await getOpportunity(ctx, opportunityId) : null;
  const zone = readerZone(ctx);
  const tomorrow = localDay(new Date(ctx.now().getTime() + 86_400_000), zone);
  return {
    opportunity: opportunity && { id: opportunity.id, title: opportunity.title },
    team: await teamChoices(ctx),
    zone,
    draft: { title: "", dueAt: `${tomorrow}T09:00`, assignedTo: String(ctx.actor.userId), zone },
  };
});

export const action = businessPage((ctx, args) =>
  handleForm(args, TaskSchema, async (input) => {
    const { title, opportunityId, dueAt } = await addTask(ctx, input);
    const text = dueAt < ctx.now() ? `${title}. Its time has passed: it stands under Overdue.` : title;
    const url = opportunityId ? paths.opportunities.opportunity(opportunityId) : paths.tasks.list;
    return redirectWithFlash(args.context, url, { kind: "success", title: "Task added", text });
  }),
);

export default function NewTask() {
  const { opportunity, team, zone, draft } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({ lastResult: useActionData<typeof action>()?.result, defaultValue: draft });
  return (
    <Page title="New task" {...(opportunity ? { subtitle: `For ${opportunity.title}` } : {})} width="narrow">
      <Breadcrumb
        trail={[
          { to: paths.tasks.list, label: "Tasks" },
          ...(opportunity
            ? [{ to: paths.opportunities.opportunity(opportunity.id), label: opportunity.title }]
            : []),
        ]}
      />
      <PostForm form={form} creates>
        {opportunity ? <input type="hidden" name="opportunityId" value={opportunity.id} /> : null}
        <TaskFields fields={fields} team={team} zone={zone} />
        <Submit pending="Adding the task">Add the task</Submit>
      </PostForm>
    </Page>
  );
}
