import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { notFound } from "~/core/errors";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { findSharing } from "~/domains/agents/shared-leads/share-lead.server";
import { LeadAgent } from "~/domains/agents/shared-leads/ui/lead-agent";
import { sharingView } from "~/domains/agents/shared-leads/view";
import { ownerView } from "~/domains/bulk/assignment/owner-of.server";
import { OwnerForm } from "~/domains/bulk/ui/owner-form";
import { RowTags } from "~/domains/bulk/ui/row-tags";
import { agentLines } from "~/domains/commissions/agent-lines.server";
import { findCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { personView } from "~/domains/directory/contacts/ui/people-table";
import { namesOf } from "~/domains/identity/users/people.server";
import { findLead, getLead } from "~/domains/lead-search/leads/leads.server";
import { findRemovedLead } from "~/domains/lead-search/leads/removal/removed-leads.server";
import { LeadEvidence, LeadFacts } from "~/domains/lead-search/leads/ui/lead-facts";
import { LeadPeople } from "~/domains/lead-search/leads/ui/lead-people";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { LEAD_STATUSES } from "~/domains/lead-search/policy";
import { LeadFormSchema } from "~/domains/lead-search/schemas";
import { leadView } from "~/domains/lead-search/view";
import { findOpportunityOf } from "~/domains/opportunities/opportunities.server";
import { TasksOf } from "~/domains/opportunities/tasks/ui/tasks-of";
import { companyWork } from "~/domains/opportunities/timeline/company-work.server";
import { beforeOf, TimelineQuery, timelineView } from "~/domains/opportunities/timeline/timeline-view";
import { LeadToOpportunity } from "~/domains/opportunities/ui/lead-to-opportunity";
import { WhatHappened } from "~/domains/opportunities/ui/what-happened";
import { findConsentState } from "~/domains/suppressions/claimed-consents.server";
import { consentFacts, importersOf } from "~/domains/suppressions/consent-view";
import { pageTags } from "~/domains/tags/page-tags.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { REMOVAL } from "~/paths/bulk/removal";
import { SelectOne } from "~/ui/data/selection-form";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export { handle, links } from "~/routes/portal/leads-style";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.lead.companyName ?? "Lead" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const leadId = parseId(params.leadId, "lead");
  const lead = await findLead(ctx, leadId);
  if (!lead && (await findRemovedLead(ctx, leadId))) throw redirect(REMOVAL.removeLead(leadId));
  if (!lead) throw notFound("This lead");
  const opportunity = await findOpportunityOf(ctx, lead);
  const before = beforeOf(readQuery(request, TimelineQuery));
  const { people, origins, timeline, tasks } = await companyWork(ctx, lead.companyId, before, agentLines);
  const company = await findCompanyOrCopy(ctx, lead.companyId);
  const consent = await findConsentState(ctx, lead.contactEmail);
  return {
    lead: leadView(lead, readerZone(ctx)),
    owner: await ownerView(ctx, lead.ownerId),
    ...(await pageTags(ctx, "leads", [lead], request)),
    people: people.map(personView),
    consent: consentFacts(consent, await namesOf(ctx, importersOf(consent)), readerZone(ctx)),
    tasks,
    company: company && { id: company.id },
    origins: origins.filter(({ leadId }) => leadId !== lead.id),
    timeline: timelineView(timeline, paths.leadSearch.lead(lead.id), readerZone(ctx), before === undefined),
    opportunity: opportunity && { id: opportunity.id, title: opportunity.title },
    isConverted: lead.convertedAt !== null,
    sharing: sharingView(await findSharing(ctx, lead.id)),
    draft: {
      status: lead.status,
      estimatedValue: lead.estimatedValue === null ? "" : String(lead.estimatedValue / 100),
      dealProbability: lead.dealProbability === null ? "" : String(lead.dealProbability),
    },
  };
});

export const action = businessPage(async (ctx, args) => {
  const leadId = parseId(args.params.leadId, "lead");
  await getLead(ctx, leadId);
  return handleForm(args, LeadFormSchema, async (change) => {
    const lead = await updateLead(ctx, leadId, change);
    return redirectWithFlash(args.context, paths.leadSearch.lead(lead.id), {
      kind: "success",
      title: "Lead saved",
    });
  });
});

const statuses = LEAD_STATUSES.map((status) => ({ value: status, label: status }));

export default function LeadPage() {
  const {
    lead,
    owner,
    people,
    consent,
    tasks,
    company,
    origins,
    timeline,
    draft,
    opportunity,
    isConverted,
    sharing,
  } = useLoaderData<typeof loader>();
  const [form, fields] = useForm({ lastResult: useActionData<typeof action>()?.result, defaultValue: draft });
  return (
    <Page
      title={lead.companyName}
      subtitle={[lead.industry, lead.location].filter(Boolean).join(" · ")}
      action={<LeadToOpportunity leadId={lead.id} opportunity={opportunity} />}
    >
      <Breadcrumb
        trail={[
          { to: paths.leadSearch.list, label: "AI lead search" },
          { to: paths.leadSearch.results(lead.searchId), label: "Search results" },
        ]}
      />
      <div className="row">
        {company ? <LinkButton to={paths.business.company(company.id)}>Open the company</LinkButton> : null}
        <SelectOne name="leadIds" id={lead.id} />
        <LeadAgent leadId={lead.id} sharing={sharing} />
        <LinkButton writes to={REMOVAL.removeLead(lead.id)} kind="quiet">
          Remove this lead
        </LinkButton>
      </div>
      {origins.length > 0 ? (
        <p>
          Also found by{" "}
          {origins.map(({ leadId, searchId, searchName }, index) => (
            <span key={leadId}>
              {index > 0 ? ", " : ""}
              <Link to={paths.leadSearch.results(searchId)}>{searchName}</Link>
            </span>
          ))}
          : one company, one lead, one opportunity.
        </p>
      ) : null}
      <OwnerForm list="leads" id={lead.id} owner={owner} back={paths.leadSearch.lead(lead.id)} />
      <RowTags list="leads" id={lead.id} back={paths.leadSearch.lead(lead.id)} />
      <div className="with-side">
        <div className="stack">
          <LeadPeople people={people} company={company} />
          <LeadFacts lead={lead} consent={consent} />
          <WhatHappened timeline={timeline}>
            {company ? (
              <>
                <p>
                  <Link to={`${paths.business.company(company.id)}#note-text`}>
                    Write a note about the company
                  </Link>
                </p>
                <TasksOf tasks={tasks} record={{ companyId: company.id }} />
              </>
            ) : null}
          </WhatHappened>
          <LeadEvidence lead={lead} />
        </div>
        <Card title="Qualification">
          <PostForm form={form}>
            <Field field={fields.status} label="Status" type="select" options={statuses} required />
            <Field
              field={fields.estimatedValue}
              label="What a deal may be worth"
              type="money"
              readOnly={isConverted || opportunity !== null}
              hint={
                isConverted || opportunity
                  ? "Its opportunity has the value now."
                  : "In US dollars. The pipeline value is the sum of these."
              }
            />
            <Field
              field={fields.dealProbability}
              label="How likely it is, in percent"
              type="number"
              inputMode="numeric"
            />
            <Submit pending="Saving">Save lead</Submit>
          </PostForm>
        </Card>
      </div>
    </Page>
  );
}
