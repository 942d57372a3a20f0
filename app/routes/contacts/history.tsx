import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { ownerOf } from "~/domains/bulk/assignment/owner-of.server";
import { OwnerForm } from "~/domains/bulk/ui/owner-form";
import { RowTags } from "~/domains/bulk/ui/row-tags";
import { findCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { contactFacts } from "~/domains/directory/contacts/contact-facts";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { ContactFacts } from "~/domains/directory/contacts/ui/contact-facts";
import { personView } from "~/domains/directory/contacts/ui/people-table";
import { addContactNote, NoteInput } from "~/domains/directory/notes/notes.server";
import { NoteForm } from "~/domains/directory/notes/ui/note-form";
import { namesOf } from "~/domains/identity/users/people.server";
import { isOpen } from "~/domains/opportunities/stages";
import { TasksOf } from "~/domains/opportunities/tasks/ui/tasks-of";
import { contactWork } from "~/domains/opportunities/timeline/contact-work.server";
import { beforeOf, TimelineQuery, timelineView } from "~/domains/opportunities/timeline/timeline-view";
import { WhatHappened } from "~/domains/opportunities/ui/what-happened";
import { queuedTo } from "~/domains/sending/send-times.server";
import { findConsentState } from "~/domains/suppressions/claimed-consents.server";
import { consentFacts, importersOf } from "~/domains/suppressions/consent-view";
import { pageTags } from "~/domains/tags/page-tags.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { SelectOne } from "~/ui/data/selection-form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export { handle, links } from "~/routes/portal/leads-style";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.person.name ?? "Contact" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const contact = await getContact(ctx, parseId(params.contactId, "contact"));
  const before = beforeOf(readQuery(request, TimelineQuery));
  const [consent, company, { deals, tasks, timeline }] = await Promise.all([
    findConsentState(ctx, contact.contactEmail),
    contact.companyId === null ? null : findCompanyOrCopy(ctx, contact.companyId),
    contactWork(ctx, contact, before),
  ]);
  const here = paths.business.contactHistory(contact.id);
  return {
    person: personView(contact),
    queued: await queuedTo(ctx, contact.contactEmail),
    owner: await ownerOf(ctx, "contacts", contact.id),
    ...(await pageTags(ctx, "contacts", [contact], request)),
    facts: contactFacts(contact),
    consent: consentFacts(consent, await namesOf(ctx, importersOf(consent)), readerZone(ctx)),
    company: company ? { id: company.id, name: company.name } : null,
    deals,
    tasks,
    timeline: timelineView(timeline, here, readerZone(ctx), before === undefined),
  };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const { id } = await getContact(ctx, parseId(args.params.contactId, "contact"));
  return handleForm(args, NoteInput, async (note) => {
    await addContactNote(ctx, id, note);
    const flash = { kind: "success", title: "Note saved" } as const;
    return redirectWithFlash(args.context, paths.business.contactHistory(id), flash);
  });
});

export default function ContactHistoryPage() {
  const { person, queued, owner, facts, consent, company, deals, tasks, timeline } =
    useLoaderData<typeof loader>();
  return (
    <Page
      title={person.name}
      subtitle={
        person.isDemo ? (
          <>
            {person.title} <Badge kind="demo">Demo</Badge>
          </>
        ) : (
          person.title
        )
      }
      action={
        <span className="row">
          {person.email ? (
            <LinkButton writes kind="primary" data-compose to={paths.business.writeToContact(person.id)}>
              Write email
            </LinkButton>
          ) : null}
          {company && !deals.some(({ status }) => isOpen(status)) ? (
            <IfCanWrite>
              <Form method="post" action={paths.business.opportunityWith(company.id, person.id)}>
                <Submit kind="plain" pending="Adding">
                  Create opportunity
                </Submit>
              </Form>
            </IfCanWrite>
          ) : null}
          {company ? <SelectOne name="contactIds" id={person.id} /> : null}
          {company ? (
            <LinkButton writes to={paths.business.newContactOf(company.id)}>
              Add a colleague
            </LinkButton>
          ) : null}
          <LinkButton writes to={paths.business.contact(person.id)}>
            Change
          </LinkButton>
        </span>
      }
    >
      <Breadcrumb trail={[{ to: paths.business.contacts, label: "Contacts" }]} />
      {queued.map(({ messageId, subject, text }) => (
        <p key={messageId} className="note">
          <span dir="auto">{subject}</span>. {text}
        </p>
      ))}
      {company ? null : (
        <p className="note">
          No company of the directory is known here.{" "}
          <Link to={paths.business.contact(person.id)}>Name their company</Link>, and this person can be added
          to a campaign and become an opportunity.
        </p>
      )}
      <ContactFacts
        facts={facts}
        company={company}
        more={[
          ...consent,
          [
            "Opportunities",
            deals.length > 0
              ? deals.map(({ id, title, contactName }) => (
                  <div key={id}>
                    <Link to={paths.opportunities.opportunity(id)}>{title}</Link>
                    {contactName && contactName !== person.name ? `, with ${contactName}` : ""}
                  </div>
                ))
              : "none yet",
          ],
        ]}
      />
      <OwnerForm
        list="contacts"
        id={person.id}
        owner={owner}
        back={paths.business.contactHistory(person.id)}
      />
      <RowTags list="contacts" id={person.id} back={paths.business.contactHistory(person.id)} />
      <WhatHappened timeline={timeline}>
        <NoteForm key={timeline.lines[0]?.id} result={useActionData<typeof action>()?.result} />
        <TasksOf tasks={tasks} record={{ contactId: person.id }} />
      </WhatHappened>
    </Page>
  );
}
