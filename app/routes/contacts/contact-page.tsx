import { ContactFacts } from "~/domains/directory/contacts/ui/contact-facts";
import { ActivitySection, PendingSection } from "~/domains/records/ui/activity-section";
import { Composer } from "~/domains/records/ui/composer";
import { DealButton } from "~/domains/records/ui/deal-button";
import { RecordPage } from "~/domains/records/ui/record-page";
import {
  DealRows,
  nextTaskFact,
  ownerFact,
  TaskRows,
  ThreadRows,
  tagsFact,
} from "~/domains/records/ui/related-rows";
import { paths } from "~/paths";
import { DemoBadge } from "~/ui/data/badge";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { MoreMenu } from "~/ui/list/list-page";
import { type RecordPageProps, usePageData } from "~/ui/page-data";
import type { loader } from "./history";

export default function ContactPage({ result }: RecordPageProps) {
  const {
    here,
    person,
    optOut,
    pending,
    owner,
    facts,
    consent,
    company,
    deals,
    tasks,
    threads,
    timeline,
    composer,
  } = usePageData<typeof loader>();
  return (
    <RecordPage
      title={person.name}
      subtitle={
        <>
          {person.title}
          {person.title && company ? " · " : null}
          {company ? <Link to={paths.business.company(company.id)}>{company.name}</Link> : null}{" "}
          <DemoBadge isDemo={person.isDemo} />
        </>
      }
      trail={[{ to: paths.business.contacts, label: "Contacts" }]}
      action={
        <span className="row">
          {person.email && !optOut ? (
            <LinkButton
              writes
              kind={composer.email ? "plain" : "primary"}
              data-compose
              to={paths.business.writeToContact(person.id)}
            >
              Write email
            </LinkButton>
          ) : null}
          {company ? (
            <DealButton deals={deals} createTo={paths.business.opportunityWith(company.id, person.id)} />
          ) : null}
          <LinkButton writes to={paths.business.contact(person.id)}>
            Edit
          </LinkButton>
          {(person.email && !optOut) || company ? (
            <IfCanWrite>
              <MoreMenu label="More actions">
                {person.email && !optOut ? (
                  <Link to={paths.withQuery(paths.campaigns.new, { audience: `selection:${person.id}` })}>
                    Add to campaign
                  </Link>
                ) : null}
                {company ? <Link to={paths.business.newContactOf(company.id)}>Add colleague</Link> : null}
              </MoreMenu>
            </IfCanWrite>
          ) : null}
        </span>
      }
      facts={[
        ["Email", person.email],
        ["Deal", deals.find(({ isOpen }) => isOpen)?.stage],
        ownerFact("contacts", person.id, owner, here),
        tagsFact("contacts", person.id, here),
        nextTaskFact(tasks),
      ]}
      side={
        <>
          <DealRows
            deals={deals}
            besides={person.name}
            {...(company ? { createTo: paths.business.opportunityWith(company.id, person.id) } : {})}
          />
          <TaskRows tasks={tasks} here={here} />
          <ThreadRows threads={threads} />
          <ContactFacts facts={facts} company={company} more={consent} />
        </>
      }
    >
      {optOut ? <p className="note">You can’t email this contact. {optOut}</p> : null}
      {company ? null : (
        <p className="note">
          <span>
            This contact has no company. <Link to={paths.business.contact(person.id)}>Add a company</Link> to
            create a deal.
          </span>
        </p>
      )}
      <Composer key={timeline.total} composer={composer} result={result} />
      <PendingSection emails={pending} />
      <ActivitySection timeline={timeline} />
    </RecordPage>
  );
}
