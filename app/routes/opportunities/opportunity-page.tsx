import { MovedNote } from "~/domains/opportunities/ui/moved-note";
import { dealFacts, OpportunityFacts } from "~/domains/opportunities/ui/opportunity-facts";
import { NextStageButton, StagePath, WonButton } from "~/domains/opportunities/ui/stage-path";
import { composeLink } from "~/domains/records/compose-kinds";
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
import { paths } from "~/paths";
import { DemoBadge } from "~/ui/data/badge";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { MoreMenu } from "~/ui/list/list-page";
import { type RecordPageProps, usePageData } from "~/ui/page-data";
import type { loader } from "./opportunity";

export default function OpportunityPage({ result }: RecordPageProps) {
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
  } = usePageData<typeof loader>();
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
      trail={[{ to: paths.opportunities.list, label: "Deals" }]}
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
              <Link to={paths.opportunities.delete(id)}>Delete deal</Link>
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
          {others.length > 0 ? <DealRows deals={others} title="Other deals with this company" /> : null}
          <ThreadRows threads={threads} />
          <Card title="Details">
            <OpportunityFacts opportunity={opportunity} />
          </Card>
        </>
      }
    >
      <Composer key={timeline.total} composer={composer} result={result} />
      <PendingSection emails={pending} />
      <ActivitySection timeline={timeline} />
    </RecordPage>
  );
}
