import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { sentenceCase } from "~/core/sentence-case";
import { THRESHOLDS } from "~/domains/lead-search/policy";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { Score } from "~/ui/data/confidence";
import { UndoNote } from "~/ui/feedback/undo-note";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import type { StatusChanged } from "../change-lead-status.server";
import type { CompanyRecordView } from "../company-record-view.server";
import { composeLink } from "../compose-kinds";
import { ActivitySection, PendingSection } from "./activity-section";
import { Composer } from "./composer";
import { leadStatusFact } from "./lead-pills";
import { type KeyFact, Related } from "./record-page";
import { contactFact, DealRows, nextTaskFact, PeopleRows, TaskRows, ThreadRows } from "./related-rows";

/** Score and status of the company's first lead, its open deal, next task and best contact. */
export function companyKeyFacts({ leads: [lead], deals, tasks, people, here }: CompanyRecordView): KeyFact[] {
  const deal = deals.find(({ isOpen }) => isOpen);
  return [
    ["Score", lead ? <Score key="score" score={lead.confidence} thresholds={THRESHOLDS.modal} /> : null],
    leadStatusFact(lead, here),
    [
      "Deal",
      deal ? (
        <Link key="deal" to={paths.opportunities.opportunity(deal.id)}>
          {deal.stage}
          {deal.value ? ` · ${deal.value}` : ""}
        </Link>
      ) : null,
    ],
    nextTaskFact(tasks),
    contactFact(people),
  ];
}

/** The note after a lead's status changed, with an Undo button. */
export const StatusNote = ({ changed: { lead, was }, here }: { changed: StatusChanged; here: string }) => (
  <IfCanWrite>
    <UndoNote
      action={here}
      fields={{ leadId: String(lead.id), from: lead.status, status: was }}
    >{`Status changed to “${sentenceCase(lead.status)}”.`}</UndoNote>
  </IfCanWrite>
);

/** Composer and timeline. `canCompose`: whether the company is still in the directory. */
export const CompanyWork = ({
  record,
  canCompose,
  result,
}: {
  record: CompanyRecordView;
  canCompose: boolean;
  result: SubmissionResult<string[]> | undefined;
}) => (
  <>
    {canCompose ? <Composer key={record.timeline.total} composer={record.composer} result={result} /> : null}
    <PendingSection emails={record.pending} />
    <ActivitySection timeline={record.timeline} />
  </>
);

/** Contacts, leads, deals, tasks, conversations and shared agents. `leadId`: the lead that is currently open. */
export function CompanyRows({
  record,
  companyId,
  leadId,
}: {
  record: CompanyRecordView;
  /** Null if the company is no longer in the directory. */
  companyId: number | null;
  leadId?: number;
}) {
  const { here, people, peopleTotal, leads, deals, tasks, threads, agents } = record;
  return (
    <>
      <PeopleRows
        companyId={companyId}
        people={people}
        total={peopleTotal}
        here={here}
        foot={
          companyId === null ? null : (
            <>
              <LinkButton writes slim to={paths.business.newContactOf(companyId)}>
                Add contact
              </LinkButton>
              <LinkButton writes slim to={paths.business.pastePeopleOf(companyId)}>
                Paste contacts
              </LinkButton>
            </>
          )
        }
      />
      {leads.length > 0 ? (
        <Related title="Leads" count={leads.length}>
          <ul className="task-list">
            {leads.map((lead) => (
              <li key={lead.id} className="line">
                <div>
                  <Link
                    to={paths.leadSearch.lead(lead.id)}
                    aria-current={lead.id === leadId ? "page" : undefined}
                  >
                    {lead.searchName}
                  </Link>
                  <div className="muted small">
                    <Badge>{sentenceCase(lead.status)}</Badge> Found {lead.found} ·{" "}
                    <Link to={paths.leadSearch.results(lead.searchId)}>Search results</Link>
                  </div>
                </div>
                <Score score={lead.confidence} thresholds={THRESHOLDS.modal} />
              </li>
            ))}
          </ul>
        </Related>
      ) : null}
      <DealRows
        deals={deals}
        {...(companyId === null ? {} : { createTo: paths.business.opportunityOfCompany(companyId) })}
      />
      {companyId === null ? null : <TaskRows tasks={tasks} here={here} />}
      <ThreadRows threads={threads} />
      {agents.length > 0 ? (
        <Related title="Shared with agents" count={agents.length}>
          <ul className="task-list">
            {agents.map((agent) => (
              <li key={agent.id}>
                <Link to={paths.leadSearch.shareLead(agent.leadId)}>{agent.name}</Link>
                <div className="muted small">Since {agent.since}</div>
              </li>
            ))}
          </ul>
        </Related>
      ) : null}
    </>
  );
}

/** Opens the composer for an email; null if no contact has an address. A plain button while the composer is open. */
export const WriteEmail = ({
  record: { here, people, composer },
  kind = composer.email ? "plain" : "primary",
}: {
  record: CompanyRecordView;
  kind?: "primary" | "plain";
}): ReactNode =>
  people.some(({ email }) => email) ? (
    <LinkButton writes kind={kind} data-compose to={composeLink(here, "email")}>
      Write email
    </LinkButton>
  ) : null;
