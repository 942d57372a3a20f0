import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { ownerOf } from "~/domains/bulk/assignment/owner-of.server";
import { findCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { contactFacts } from "~/domains/directory/contacts/contact-facts";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { ContactFacts } from "~/domains/directory/contacts/ui/contact-facts";
import { personView } from "~/domains/directory/contacts/ui/people-list";
import { namesOf } from "~/domains/identity/users/people.server";
import { composerView, RecordQuery } from "~/domains/records/composer.server";
import { getContactRecord } from "~/domains/records/contact-record.server";
import { dealView, threadView } from "~/domains/records/record-view";
import { timelineView } from "~/domains/records/timeline-view";
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
import { optOutReasonOf } from "~/domains/sending/send-one-off-email.server";
import { findConsentState } from "~/domains/suppressions/claimed-consents.server";
import { consentFacts, importersOf } from "~/domains/suppressions/consent-view";
import { pageTags } from "~/domains/tags/page-tags.server";
import { readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { composeActivity } from "~/routes/companies/compose-activity.server";
import { DemoBadge } from "~/ui/data/badge";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { MoreMenu } from "~/ui/list/list-page";

export { handle, links } from "~/routes/portal/leads-style";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.person.name ?? "Contact" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const contact = await getContact(ctx, parseId(params.contactId, "contact"));
  const query = readQuery(request, RecordQuery);
  const [zone, now] = [readerZone(ctx), ctx.now()];
  const here = paths.business.contactHistory(contact.id);
  const [optOut, consent, company, { deals, tasks, threads, timeline, pending }] = await Promise.all([
    optOutReasonOf(ctx, contact),
    findConsentState(ctx, contact.contactEmail),
    contact.companyId === null ? null : findCompanyOrCopy(ctx, contact.companyId),
    getContactRecord(ctx, contact, query),
  ]);
  return {
    here,
    person: personView(contact),
    optOut,
    owner: await ownerOf(ctx, "contacts", contact.id),
    ...(await pageTags(ctx, "contacts", [contact], request)),
    facts: contactFacts(contact),
    consent: consentFacts(consent, await namesOf(ctx, importersOf(consent)), zone),
    company: company ? { id: company.id, name: company.name } : null,
    deals: deals.map((deal) => dealView(deal, now)),
    tasks,
    threads: threads.map((thread) => threadView(thread, now, zone)),
    timeline: timelineView(timeline, here, { now, zone }, query),
    pending,
    composer: await composerView(ctx, here, { record: { contactId: contact.id }, people: [contact] }, query),
  };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const { id } = await getContact(ctx, parseId(args.params.contactId, "contact"));
  const here = paths.business.contactHistory(id);
  return composeActivity(ctx, args, await readForm(args.request), { record: { contactId: id }, here });
});

export default function ContactHistoryPage() {
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
  } = useLoaderData<typeof loader>();
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
                {company ? <Link to={paths.business.newContactOf(company.id)}>Add a colleague</Link> : null}
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
            This contact has no company. <Link to={paths.business.contact(person.id)}>Add their company</Link>{" "}
            to create an opportunity.
          </span>
        </p>
      )}
      <Composer key={timeline.total} composer={composer} result={useActionData<typeof action>()?.result} />
      <PendingSection emails={pending} />
      <ActivitySection timeline={timeline} />
    </RecordPage>
  );
}
