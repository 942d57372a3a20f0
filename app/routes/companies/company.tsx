import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { ownerOf } from "~/domains/bulk/assignment/owner-of.server";
import { OwnerForm } from "~/domains/bulk/ui/owner-form";
import { RowTags } from "~/domains/bulk/ui/row-tags";
import { agentLines } from "~/domains/commissions/agent-lines.server";
import { evidenceRows } from "~/domains/directory/companies/company-evidence";
import { companyView, factRows } from "~/domains/directory/companies/company-view.server";
import { getCompany, getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { CompanyEvidence, CompanyFacts } from "~/domains/directory/companies/ui/company-facts";
import { PeopleTable, personView } from "~/domains/directory/contacts/ui/people-table";
import { addCompanyNote, NoteInput } from "~/domains/directory/notes/notes.server";
import { NoteForm } from "~/domains/directory/notes/ui/note-form";
import { isOpen } from "~/domains/opportunities/stages";
import { TasksOf } from "~/domains/opportunities/tasks/ui/tasks-of";
import { companyWork } from "~/domains/opportunities/timeline/company-work.server";
import { beforeOf, TimelineQuery, timelineView } from "~/domains/opportunities/timeline/timeline-view";
import { WhatHappened } from "~/domains/opportunities/ui/what-happened";
import { pageTags } from "~/domains/tags/page-tags.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { SelectOne } from "~/ui/data/selection-form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export { handle, links } from "~/routes/portal/leads-style";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.company.name ?? "Company" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const asked = parseId(params.companyId, "company");
  const found = await getCompanyOrCopy(ctx, asked);
  if (found.id !== asked) throw redirect(paths.business.company(found.id));
  const company = await companyView(ctx, found);
  const before = beforeOf(readQuery(request, TimelineQuery));
  const { people, origins, deals, timeline, tasks } = await companyWork(ctx, company.id, before, agentLines);
  const here = paths.business.company(company.id);
  return {
    company,
    facts: factRows(company),
    evidence: evidenceRows(found),
    owner: await ownerOf(ctx, "companies", company.id),
    ...(await pageTags(ctx, "companies", [company], request)),
    tasks,
    people: people.map(personView),
    lead: origins.at(-1) ?? null,
    deal: deals.find(({ status }) => isOpen(status)) ?? null,
    timeline: timelineView(timeline, here, readerZone(ctx), before === undefined),
  };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const { id } = await getCompany(ctx, parseId(args.params.companyId, "company"));
  return handleForm(args, NoteInput, async (note) => {
    await addCompanyNote(ctx, id, note);
    const flash = { kind: "success", title: "Note saved" } as const;
    return redirectWithFlash(args.context, paths.business.company(id), flash);
  });
});

const OWNERSHIP = {
  shared: { badge: "Shared", text: "Every business sees this company. A change makes your own copy." },
  own: { badge: "Yours", text: "You added this company. Only you see it." },
  copy: { badge: "Your copy", text: "This is your own copy of a shared company. Only you see it." },
} as const;

export default function CompanyPage() {
  const { company, facts, evidence, owner, people, lead, deal, timeline, tasks } =
    useLoaderData<typeof loader>();
  const { badge, text } = OWNERSHIP[company.ownership];
  return (
    <Page
      title={company.name}
      subtitle={text}
      action={
        <LinkButton writes to={paths.business.editCompany(company.id)}>
          Change
        </LinkButton>
      }
    >
      <Breadcrumb trail={[{ to: paths.business.companies, label: "Companies" }]} />
      <p>
        <Badge>{badge}</Badge> {company.is_demo ? <Badge kind="demo">Demo</Badge> : null}
      </p>
      <div className="row">
        {deal ? (
          <LinkButton to={paths.opportunities.opportunity(deal.id)}>Open its opportunity</LinkButton>
        ) : (
          <IfCanWrite>
            <Form method="post" action={paths.business.opportunityOfCompany(company.id)}>
              <Submit kind="plain" pending="Adding">
                Create opportunity
              </Submit>
            </Form>
          </IfCanWrite>
        )}
        {lead ? <LinkButton to={paths.leadSearch.lead(lead.leadId)}>Open its lead</LinkButton> : null}
        <SelectOne name="companyIds" id={company.id} />
      </div>
      <OwnerForm list="companies" id={company.id} owner={owner} back={paths.business.company(company.id)} />
      <RowTags list="companies" id={company.id} back={paths.business.company(company.id)} />
      <CompanyFacts company={company} facts={facts} />
      <CompanyEvidence rows={evidence} />
      <Section
        title={people.length === 0 ? "No contacts yet" : "People"}
        action={
          <span className="row">
            <LinkButton writes slim to={paths.business.newContactOf(company.id)}>
              Add a person
            </LinkButton>
            <LinkButton writes slim to={paths.business.pastePeopleOf(company.id)}>
              Paste people
            </LinkButton>
          </span>
        }
      >
        {people.length === 0 ? (
          <p>A lead of this company shows its people, and a campaign writes to who has an address.</p>
        ) : (
          <PeopleTable people={people} />
        )}
      </Section>
      <WhatHappened timeline={timeline}>
        <NoteForm key={timeline.lines[0]?.id} result={useActionData<typeof action>()?.result} />
        <TasksOf tasks={tasks} record={{ companyId: company.id }} />
      </WhatHappened>
      <div className="row">
        {company.ownership === "own" ? null : (
          <LinkButton writes to={paths.business.reportCompany(company.id)} kind="quiet">
            Report a problem
          </LinkButton>
        )}
        {company.ownership === "copy" && company.differences ? (
          <LinkButton writes to={paths.business.discardLocalCopy(company.id)}>
            Discard my copy
          </LinkButton>
        ) : null}
        <LinkButton writes to={paths.business.removeCompany(company.id)} kind="quiet">
          Remove this company
        </LinkButton>
      </div>
    </Page>
  );
}
