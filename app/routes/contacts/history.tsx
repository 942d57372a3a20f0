import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { ownerOf } from "~/domains/bulk/assignment/owner-of.server";
import { findCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { contactFacts } from "~/domains/directory/contacts/contact-facts";
import { getContact } from "~/domains/directory/contacts/list-contacts.server";
import { personView } from "~/domains/directory/contacts/ui/people-list";
import { namesOf } from "~/domains/identity/users/people.server";
import { composerView, RecordQuery } from "~/domains/records/composer.server";
import { getContactRecord } from "~/domains/records/contact-record.server";
import { dealView, threadView } from "~/domains/records/record-view";
import { timelineView } from "~/domains/records/timeline-view";
import { optOutReasonOf } from "~/domains/sending/send-one-off-email.server";
import { findConsentState } from "~/domains/suppressions/claimed-consents.server";
import { consentFacts, importersOf } from "~/domains/suppressions/consent-view";
import { pageTags } from "~/domains/tags/page-tags.server";
import { readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { paths } from "~/paths";
import { composeActivity } from "~/routes/companies/compose-activity.server";

import ContactPage from "./contact-page";

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

export default function ContactHistory() {
  return <ContactPage result={useActionData<typeof action>()?.result} />;
}
