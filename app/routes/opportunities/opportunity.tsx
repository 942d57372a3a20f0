import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatTime } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { RowTags } from "~/domains/bulk/ui/row-tags";
import { agentLinesOfCompany } from "~/domains/commissions/agent-lines.server";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { NoteSchema } from "~/domains/opportunities/schemas";
import { taskView } from "~/domains/opportunities/tasks/task-view";
import { tasksOfOpportunity } from "~/domains/opportunities/tasks/tasks.server";
import { TaskList } from "~/domains/opportunities/tasks/ui/task-list";
import { addNote } from "~/domains/opportunities/timeline/add-note.server";
import { relatedActivity } from "~/domains/opportunities/timeline/related-activity.server";
import { othersOfCompany, timelineOf } from "~/domains/opportunities/timeline/timeline.server";
import { OpportunityFacts } from "~/domains/opportunities/ui/opportunity-facts";
import { StagePath } from "~/domains/opportunities/ui/stage-path";
import { opportunityView } from "~/domains/opportunities/view";
import { pageTags } from "~/domains/tags/page-tags.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Timeline } from "~/ui/data/timeline";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.opportunity.title ?? "Opportunity" },
];

export const loader = businessPage(async (ctx, { params, request }) => {
  const zone = readerZone(ctx);
  const row = await getOpportunity(ctx, parseId(params.opportunityId, "opportunity"));
  const team = await teamChoices(ctx);
  const others = await othersOfCompany(ctx, row);
  const tasks = await tasksOfOpportunity(ctx, row.id);
  const [mails, agents] = await Promise.all([
    relatedActivity(ctx, row, others),
    agentLinesOfCompany(ctx, row.companyId),
  ]);
  const { lines, isCut } = await timelineOf(ctx, row, team, others, mails, agents);
  return {
    opportunity: opportunityView(row, team, ctx.now(), zone),
    others,
    ...(await pageTags(ctx, "opportunities", [row], request)),
    tasks: tasks.map((task) => taskView(task, team, ctx.now(), zone)),
    timeline: lines.map((line) => ({ ...line, timeText: formatTime(line.at, zone) })),
    companyOfMore: isCut ? row.companyId : null,
  };
});

export const action = businessPage(async (ctx, args) => {
  const id = parseId(args.params.opportunityId, "opportunity");
  await getOpportunity(ctx, id);
  return handleForm(args, NoteSchema, async (note) => {
    await addNote(ctx, id, note);
    const flash = { kind: "success", title: "Note saved" } as const;
    return redirectWithFlash(args.context, paths.opportunities.opportunity(id), flash);
  });
});

const subtitleOf = ({
  value,
  region,
  closeDate,
  isOpen,
}: {
  value: string | null;
  region: string;
  closeDate: string | null;
  isOpen: boolean;
}) => [value, region, isOpen && closeDate && `closes ${closeDate}`].filter(Boolean).join(" · ");

export default function OpportunityPage() {
  const { opportunity, others, tasks, timeline, companyOfMore } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { text: "" },
  });
  const events = timeline.map(({ title, to, ...line }) => ({
    ...line,
    title: to ? <Link to={to}>{title}</Link> : title,
    detail: line.detail ? <span className="prewrap">{line.detail}</span> : null,
  }));
  return (
    <Page
      title={<span dir="auto">{opportunity.title}</span>}
      subtitle={subtitleOf(opportunity)}
      action={
        <LinkButton writes to={paths.opportunities.edit(opportunity.id)}>
          Edit
        </LinkButton>
      }
    >
      <Breadcrumb trail={[{ to: paths.opportunities.list, label: "Opportunities" }]} />
      <StagePath opportunity={opportunity} />
      <div className="with-side with-rest">
        <div className="stack">
          <Card title="Details">
            <OpportunityFacts opportunity={opportunity} />
            <RowTags
              list="opportunities"
              id={opportunity.id}
              back={paths.opportunities.opportunity(opportunity.id)}
            />
          </Card>
          {others.length > 0 ? (
            <Card title="Other opportunities with this company">
              <ul>
                {others.map(({ id, title }) => (
                  <li key={id}>
                    <Link to={paths.opportunities.opportunity(id)}>{title}</Link>
                  </li>
                ))}
              </ul>
            </Card>
          ) : null}
        </div>
        <div className="stack">
          <Section
            title="Tasks"
            action={
              <LinkButton
                writes
                slim
                to={paths.withQuery(paths.tasks.new, { opportunityId: opportunity.id })}
              >
                Add a task
              </LinkButton>
            }
          >
            {tasks.length > 0 ? (
              <TaskList tasks={tasks} label="Tasks of this opportunity" />
            ) : (
              <p className="muted">Nothing to do. A task reminds you when its time comes.</p>
            )}
          </Section>
          <Section title="Activity">
            <IfCanWrite>
              <PostForm form={form} key={timeline.length} creates>
                <Field field={fields.text} label="Note" type="textarea" required />
                <Submit kind="plain" pending="Saving">
                  Save the note
                </Submit>
              </PostForm>
            </IfCanWrite>
            <Timeline label="Activity" events={events} />
            {companyOfMore === null ? null : (
              <p>
                These are the newest.{" "}
                <Link to={paths.business.company(companyOfMore)}>See all of the company</Link>
              </p>
            )}
          </Section>
          <div className="row">
            <LinkButton writes kind="quiet" to={paths.opportunities.delete(opportunity.id)}>
              Delete this opportunity
            </LinkButton>
          </div>
        </div>
      </div>
    </Page>
  );
}
