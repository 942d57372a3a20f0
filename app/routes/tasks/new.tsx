import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { searchText } from "~/core/pagination";
import { localDay } from "~/core/time/local-time";
import { readerZone } from "~/core/time/time-zones";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { requirePlace } from "~/domains/opportunities/tasks/places.server";
import { type Placed, pageOfTask } from "~/domains/opportunities/tasks/task-place";
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

const id = z.number().int().positive().optional();
/** Values another screen prefills; the form shows and validates them. */
const Draft = { title: searchText(200).optional(), dueAt: searchText(30).optional() };
const NewQuery = z.object({ opportunityId: id, companyId: id, contactId: id, ...Draft });

export const meta: MetaFunction = () => [{ title: "New task" }];

const fieldOf = ({ opportunityId, companyId, contactId }: Placed) => {
  if (opportunityId) return { name: "opportunityId", value: opportunityId };
  return contactId ? { name: "contactId", value: contactId } : { name: "companyId", value: companyId ?? 0 };
};

export const loader = businessPage(async (ctx, { request }) => {
  const query = readQuery(request, NewQuery);
  const { place, name } = await requirePlace(ctx, query);
  const zone = readerZone(ctx);
  const tomorrow = localDay(new Date(ctx.now().getTime() + 86_400_000), zone);
  return {
    about: name === null ? null : { name, to: pageOfTask(place), field: fieldOf(place) },
    team: await teamChoices(ctx),
    zone,
    draft: {
      title: query.title ?? "",
      dueAt: query.dueAt || `${tomorrow}T09:00`,
      assignedTo: String(ctx.actor.userId),
      zone,
    },
  };
});

export const action = businessPage((ctx, args) =>
  handleForm(args, TaskSchema, async (input) => {
    const task = await addTask(ctx, input);
    const { title, dueAt } = task;
    const text = dueAt < ctx.now() ? `${title}. This task is already overdue.` : title;
    return redirectWithFlash(args.context, pageOfTask(task), { kind: "success", title: "Task added", text });
  }),
);

export default function NewTask() {
  const { about, team, zone, draft } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({ lastResult: useActionData<typeof action>()?.result, defaultValue: draft });
  return (
    <Page title="New task" {...(about ? { subtitle: `For ${about.name}` } : {})} width="narrow">
      <Breadcrumb
        trail={[
          { to: paths.tasks.list, label: "Tasks" },
          ...(about ? [{ to: about.to, label: about.name }] : []),
        ]}
      />
      <PostForm form={form} creates>
        {about ? <input type="hidden" {...about.field} /> : null}
        <TaskFields fields={fields} team={team} zone={zone} />
        <Submit pending="Adding task">Add task</Submit>
      </PostForm>
    </Page>
  );
}
