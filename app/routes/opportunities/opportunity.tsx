import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { personView } from "~/domains/directory/contacts/ui/people-list";
import { teamChoices } from "~/domains/identity/team/teammates.server";
import { movedNote } from "~/domains/opportunities/get-board.server";
import { BoardQuery } from "~/domains/opportunities/move-schemas";
import { getOpportunity } from "~/domains/opportunities/opportunities.server";
import { MovedNote } from "~/domains/opportunities/ui/moved-note";
import { dealFacts, OpportunityFacts } from "~/domains/opportunities/ui/opportunity-facts";
import { NextStageButton, StagePath, WonButton } from "~/domains/opportunities/ui/stage-path";
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
  tagsFact,
} from "~/domains/records/ui/related-rows";
import { pageTags } from "~/domains/tags/page-tags.server";
import { readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { composeActivity } from "~/routes/companies/compose-activity.server";
import { DemoBadge } from "~/ui/data/badge";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { MoreMenu } from "~/ui/list/list-page";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.opportunity.title ?? "Opportunity" },
];

export const loader = businessPage(async (ctx, { params, request }) => {
  const [zone, now] = [readerZone(ctx), ctx.now()];
  const query = readQuery(request, RecordQuery);
  const row = await getOpportunity(ctx, parseId(params.opportunityId, "opportunity"));
  const here = paths.opportunities.opportunity(row.id);
  const [team, record] = await Promise.all([teamChoices(ctx), getDealRecord(ctx, row, query)]);
  const people = record.people.toSorted(
    (one, two) => Number(isWith(row, two.contactEmail)) - Number(isWith(row, one.contactEmail)),
  );
  return {
    here,
    opportunity: opportunityView(row, team, now, zone),
    moved: await movedNote(ctx, readQuery(request, BoardQuery)),
    ...(await pageTags(ctx, "opportunities", [row], request)),
    people: people.map(personView),
    peopleTotal: record.peopleTotal,
    others: record.deals.map((deal) => dealView(deal, now)),
    tasks: record.tasks,
    threads: record.threads.map((thread) => threadView(thread, now, zone)),
    timeline: timelineView(record.timeline, here, { now, zone }, query),
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

export default function OpportunityPage() {
  const {
    here,
    opportunity,
    moved,
    people,
    peopleTotal,
    others,
    tasks,
    threads,
    timeline,
    pending,
    composer,
  } = useLoaderData<typeof loader>();
  const { id, companyId } = opportunity;
  return (
    <RecordPage
      title={<span dir="auto">{opportunity.title}</span>}
      subtitle={
        <>
          {companyId && opportunity.companyName ? (
            <Link to={paths.business.company(companyId)}>{opportunity.companyName}</Link>
          ) : (
            opportunity.companyName
          )}{" "}
          <DemoBadge isDemo={opportunity.isDemo} />
        </>
      }
      trail={[{ to: paths.opportunities.list, label: "Opportunities" }]}
      action={
        <div className="row">
          <WonButton opportunity={opportunity} here={here} kind={composer.email ? "plain" : "primary"} />
          <NextStageButton opportunity={opportunity} here={here} />
          {people.some(({ email }) => email) ? (
            <LinkButton writes data-compose to={composeLink(here, "email")}>
              Write email
            </LinkButton>
          ) : null}
          <LinkButton writes to={paths.opportunities.edit(id)}>
            Edit
          </LinkButton>
          <MoreMenu label="More actions">
            {companyId ? <Link to={paths.business.company(companyId)}>Open company</Link> : null}
            <IfCanWrite>
              {opportunity.isOpen ? (
                <Link to={paths.withQuery(paths.opportunities.move(id), { to: "closed_lost", back: here })}>
                  Mark as lost
                </Link>
              ) : (
                <Link to={paths.withQuery(paths.opportunities.move(id), { back: here })}>Reopen or move</Link>
              )}
              <Link to={paths.opportunities.delete(id)}>Delete this opportunity</Link>
            </IfCanWrite>
          </MoreMenu>
        </div>
      }
      intro={
        <>
          {moved ? <MovedNote moved={moved} back={here} /> : null}
          <StagePath opportunity={opportunity} />
        </>
      }
      facts={[
        ...dealFacts(opportunity),
        tagsFact("opportunities", id, here),
        nextTaskFact(tasks),
        contactFact(people),
      ]}
      side={
        <>
          <TaskRows tasks={tasks} here={here} />
          {opportunity.companyId && peopleTotal && people.length > 0 ? (
            <PeopleRows companyId={opportunity.companyId} people={people} total={peopleTotal} here={here} />
          ) : null}
          {others.length > 0 ? (
            <DealRows deals={others} title="Other opportunities with this company" />
          ) : null}
          <ThreadRows threads={threads} />
          <Card title="Details">
            <OpportunityFacts opportunity={opportunity} />
          </Card>
        </>
      }
    >
      <Composer key={timeline.total} composer={composer} result={useActionData<typeof action>()?.result} />
      <PendingSection emails={pending} />
      <ActivitySection timeline={timeline} />
    </RecordPage>
  );
}
