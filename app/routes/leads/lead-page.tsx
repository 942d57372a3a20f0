import { type SubmissionResult, useForm } from "@conform-to/react";
import { CompanyFactsCard } from "~/domains/directory/companies/ui/company-facts";
import { LeadFacts, LeadScore } from "~/domains/lead-search/leads/ui/lead-facts";
import { LEAD_STATUSES } from "~/domains/lead-search/policy";
import { LeadToOpportunity } from "~/domains/opportunities/ui/lead-to-opportunity";
import { CompanyRows, CompanyWork, WriteEmail } from "~/domains/records/ui/company-record";
import { RecordPage } from "~/domains/records/ui/record-page";
import { contactFact, nextTaskFact, ownerFact, tagsFact } from "~/domains/records/ui/related-rows";
import { paths } from "~/paths";
import { REMOVAL } from "~/paths/bulk/removal";
import { Badge } from "~/ui/data/badge";
import { SelectOne } from "~/ui/data/selection-form";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { type RecordPageProps, usePageData } from "~/ui/page-data";
import type { loader } from "./lead";

/** On a lead: the agent who works on it, or the way to share it. */
function LeadAgent({ leadId, sharing }: { leadId: number; sharing: { name: string; word: string } | null }) {
  if (!sharing) return <LinkButton to={paths.leadSearch.shareLead(leadId)}>Share with an agent</LinkButton>;
  return (
    <span>
      Agent: <Link to={paths.leadSearch.shareLead(leadId)}>{`${sharing.name}, ${sharing.word}`}</Link>
    </span>
  );
}

const statuses = LEAD_STATUSES.map((status) => ({ value: status, label: status }));

export default function LeadPage({ result }: RecordPageProps) {
  const { lead, owner, consent, company, record, opportunity, sharing, ...qualification } =
    usePageData<typeof loader>();
  const { here } = record;
  return (
    <RecordPage
      title={lead.companyName}
      subtitle={
        <>
          {[lead.industry, lead.location].filter(Boolean).join(" · ")} <Badge>{lead.status}</Badge>{" "}
          {lead.isDemo ? <Badge kind="demo">Demo</Badge> : null}
        </>
      }
      trail={[
        { to: paths.leadSearch.list, label: "AI lead search" },
        { to: paths.leadSearch.results(lead.searchId), label: "Search results" },
      ]}
      action={
        <div className="row">
          {company ? <WriteEmail record={record} kind="plain" /> : null}
          <LeadToOpportunity leadId={lead.id} opportunity={opportunity} />
          {company ? <LinkButton to={paths.business.company(company.id)}>Open company</LinkButton> : null}
        </div>
      }
      facts={[
        ownerFact("leads", lead.id, owner, here),
        tagsFact("leads", lead.id, here),
        nextTaskFact(record.tasks),
        contactFact(record.people),
      ]}
      side={
        <>
          <Card title="Qualification">
            <QualificationForm {...qualification} hasOpportunity={opportunity !== null} result={result} />
          </Card>
          <LeadFacts lead={lead} consent={consent} />
          <CompanyRows record={record} companyId={company?.id ?? null} leadId={lead.id} />
          {company ? <CompanyFactsCard facts={company.facts} /> : null}
          <div className="row">
            <SelectOne name="leadIds" id={lead.id} />
            <LinkButton writes to={REMOVAL.removeLead(lead.id)} kind="quiet">
              Remove this lead
            </LinkButton>
          </div>
        </>
      }
    >
      <section className="card" aria-label="Score">
        <LeadScore lead={lead} />
        <div className="row">
          <LeadAgent leadId={lead.id} sharing={sharing} />
        </div>
      </section>
      <CompanyWork record={record} canCompose={company !== null} result={result} />
    </RecordPage>
  );
}

function QualificationForm({
  draft,
  isConverted,
  hasOpportunity,
  result,
}: {
  draft: { status: string; estimatedValue: string; dealProbability: string };
  isConverted: boolean;
  hasOpportunity: boolean;
  result: SubmissionResult<string[]> | undefined;
}) {
  const own = result?.initialValue?.compose ? undefined : result;
  const [form, fields] = useForm({ id: "lead", lastResult: own ?? null, defaultValue: draft });
  return (
    <PostForm form={form}>
      <Field field={fields.status} label="Status" type="select" options={statuses} required />
      <Field
        field={fields.estimatedValue}
        label="Estimated value"
        type="money"
        readOnly={isConverted || hasOpportunity}
        hint={
          isConverted || hasOpportunity
            ? "The deal has the value now."
            : "In US dollars. The pipeline value is the sum of these."
        }
      />
      <Field field={fields.dealProbability} label="Probability (%)" type="number" inputMode="numeric" />
      <Submit kind="plain" pending="Saving">
        Save lead
      </Submit>
    </PostForm>
  );
}
