import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { contactJson } from "~/domains/directory/contacts/contact-json";
import { listPeopleOfCompany } from "~/domains/directory/contacts/find-contacts-of-companies.server";
import { ContactTable } from "~/domains/directory/contacts/ui/contact-table";
import { getLead } from "~/domains/lead-search/leads/leads.server";
import { LeadFacts } from "~/domains/lead-search/leads/ui/lead-facts";
import { updateLead } from "~/domains/lead-search/leads/update-lead.server";
import { LEAD_STATUSES } from "~/domains/lead-search/policy";
import { LeadFormSchema } from "~/domains/lead-search/schemas";
import { leadView } from "~/domains/lead-search/view";
import { findOpportunityOfLead } from "~/domains/opportunities/opportunities.server";
import { LeadToOpportunity } from "~/domains/opportunities/ui/lead-to-opportunity";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Card, Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.lead.companyName ?? "Lead" }];

export const loader = businessPage(async (ctx, { params }) => {
  const lead = await getLead(ctx, parseId(params.leadId, "lead"));
  const opportunity = await findOpportunityOfLead(ctx, lead.id);
  return {
    lead: leadView(lead, readerZone(ctx)),
    people: (await listPeopleOfCompany(ctx, lead.companyId)).map(contactJson),
    opportunity: opportunity && { id: opportunity.id, title: opportunity.title },
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
  const { lead, people, draft, opportunity } = useLoaderData<typeof loader>();
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
      <div className="with-side">
        <div className="stack">
          {people.length > 0 ? (
            <Section title="People">
              <ContactTable
                contacts={people}
                contactTo={paths.business.contact}
                caption="Yours first, who has an address, then best known"
                isOfOne
              />
            </Section>
          ) : null}
          <LeadFacts lead={lead} />
        </div>
        <Card title="What you know">
          <PostForm form={form}>
            <Field field={fields.status} label="Status" type="select" options={statuses} required />
            <Field
              field={fields.estimatedValue}
              label="What a deal may be worth"
              type="money"
              readOnly={opportunity !== null}
              hint={
                opportunity
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
