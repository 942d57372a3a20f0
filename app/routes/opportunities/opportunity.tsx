import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { RowTags } from "~/domains/bulk/ui/row-tags";
import { personView } from "~/domains/directory/contacts/ui/people-list";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { OpportunityFacts } from "~/domains/opportunities/ui/opportunity-facts";
import { StagePath } from "~/domains/opportunities/ui/stage-path";
import { opportunityView } from "~/domains/opportunities/view";
import { composeLink } from "~/domains/records/compose-kinds";
import { composerView, RecordQuery } from "~/domains/records/composer.server";
import { getDealRecord } from "~/domains/records/deal-record.server";
import { dealView, threadView } from "~/domains/records/record-view";
import { timelineView } from "~/domains/records/timeline-view";
import { ActivitySection, PendingSection } from "~/domains/records/ui/activity-section";
import { Composer } from "~/domains/records/ui/composer";
import { RecordPage } from "~/domains/records/ui/record-page";
import {
  contactFact,
  DealRows,
  nextTaskFact,
  PeopleRows,
  TaskRows,
  ThreadRows,
} from "~/domains/records/ui/related-rows";
import { pageTags } from "~/domains/tags/page-tags.server";
import { readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { composeActivity } from "~/routes/companies/compose-activity.server";
import { LinkButton } from "~/ui/forms/link-button";
import { Card } from "~/ui/layout/page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.opportunity.title ?? "Opportunity" },
];

export const loader = businessPage(async (ctx, { params, request }) => {
  const zone = readerZone(ctx);
  const query = readQuery(request, RecordQuery);
  const row = await getOpportunity(ctx, parseId(params.opportunityId, "opportunity"));
  const here = paths.opportunities.opportunity(row.id);
  const [team, record] = await Promise.all([teamChoices(ctx), getDealRecord(ctx, row, query)]);
  const people = record.people.toSorted(
    (one, two) => Number(isWith(row, two.contactEmail)) - Number(isWith(row, one.contactEmail)),
  );
  return {
    here,
    opportunity: opportunityView(row, team, ctx.now(), zone),
    ...(await pageTags(ctx, "opportunities", [row], request)),
    people: people.map(personView),
    peopleTotal: record.peopleTotal,
    others: record.deals.map((deal) => dealView(deal, ctx.now())),
    tasks: record.tasks,
    threads: record.threads.map((thread) => threadView(thread, zone)),
    timeline: timelineView(record.timeline, here, zone, query),
    pending: record.pending,
    composer: await composerView(
      ctx,
      here,
      { record: { opportunityId: row.id, companyId: row.companyId }, people },
      query,
    ),
  };
});

/** The contact of the deal is offered first. */
const isWith = ({ contactEmail }: { contactEmail: string | null }, address: string | null) =>
  address !== null && contactEmail?.toLowerCase() === address.toLowerCase();

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const { id, companyId } = await getOpportunity(ctx, parseId(args.params.opportunityId, "opportunity"));
  const here = paths.opportunities.opportunity(id);
  const record = { opportunityId: id, companyId };
  return composeActivity(ctx, args, await readForm(args.request), { record, here });
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
  const { here, opportunity, people, peopleTotal, others, tasks, threads, timeline, pending, composer } =
    useLoaderData<typeof loader>();
  return (
    <RecordPage
      title={<span dir="auto">{opportunity.title}</span>}
      subtitle={subtitleOf(opportunity)}
      trail={[{ to: paths.opportunities.list, label: "Opportunities" }]}
      action={
        <div className="row">
          {people.some(({ email }) => email) ? (
            <LinkButton writes data-compose to={composeLink(here, "email")}>
              Write email
            </LinkButton>
          ) : null}
          {opportunity.companyId ? (
            <LinkButton to={paths.business.company(opportunity.companyId)}>Open company</LinkButton>
          ) : null}
          <LinkButton writes to={paths.opportunities.edit(opportunity.id)}>
            Edit
          </LinkButton>
        </div>
      }
      intro={<StagePath opportunity={opportunity} />}
      keyFacts={[nextTaskFact(tasks), contactFact(people)]}
      side={
        <>
          <Card title="Details">
            <OpportunityFacts opportunity={opportunity} />
            <RowTags list="opportunities" id={opportunity.id} back={here} />
          </Card>
          <TaskRows tasks={tasks} here={here} />
          {opportunity.companyId && peopleTotal && people.length > 0 ? (
            <PeopleRows companyId={opportunity.companyId} people={people} total={peopleTotal} here={here} />
          ) : null}
          {others.length > 0 ? (
            <DealRows deals={others} title="Other opportunities with this company" />
          ) : null}
          <ThreadRows threads={threads} />
          <div className="row">
            <LinkButton writes kind="quiet" to={paths.opportunities.delete(opportunity.id)}>
              Delete this opportunity
            </LinkButton>
          </div>
        </>
      }
    >
      <Composer key={timeline.total} composer={composer} result={useActionData<typeof action>()?.result} />
      <PendingSection emails={pending} />
      <ActivitySection timeline={timeline} />
    </RecordPage>
  );
}
