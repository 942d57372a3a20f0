import { CompanyFactsCard } from "~/domains/directory/companies/ui/company-facts";
import { LeadFacts, LeadScore } from "~/domains/lead-search/leads/ui/lead-facts";
import { LeadToOpportunity } from "~/domains/opportunities/ui/lead-to-opportunity";
import { CompanyRows, CompanyWork, StatusNote, WriteEmail } from "~/domains/records/ui/company-record";
import { LeadValuePill, leadStatusFact } from "~/domains/records/ui/lead-pills";
import { RecordPage } from "~/domains/records/ui/record-page";
import { contactFact, nextTaskFact, ownerFact, tagsFact } from "~/domains/records/ui/related-rows";
import { paths } from "~/paths";
import { REMOVAL } from "~/paths/bulk/removal";
import { DemoBadge } from "~/ui/data/badge";
import { SelectOne } from "~/ui/data/selection-form";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { type RecordPageProps, usePageData } from "~/ui/page-data";
import type { loader } from "./lead";

/** Shows the agent working on a lead, or the button to share it. */
function LeadAgent({ leadId, sharing }: { leadId: number; sharing: { name: string; word: string } | null }) {
  if (!sharing) return <LinkButton to={paths.leadSearch.shareLead(leadId)}>Share with agent</LinkButton>;
  return (
    <span>
      Agent: <Link to={paths.leadSearch.shareLead(leadId)}>{`${sharing.name}, ${sharing.word}`}</Link>
    </span>
  );
}

export default function LeadPage({ result }: RecordPageProps) {
  const { lead, owner, consent, company, record, opportunity, sharing, value, changed } =
    usePageData<typeof loader>();
  const { here } = record;
  const ownResult = result?.initialValue?.compose ? undefined : result;
  return (
    <RecordPage
      title={lead.companyName}
      subtitle={
        <>
          {[lead.industry, lead.location].filter(Boolean).join(" · ")} <DemoBadge isDemo={lead.isDemo} />
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
      intro={changed ? <StatusNote changed={changed} here={here} /> : null}
      facts={[
        leadStatusFact(lead, here),
        ["Value", <LeadValuePill key="value" value={value} result={ownResult} />],
        ownerFact("leads", lead.id, owner, here),
        tagsFact("leads", lead.id, here),
        nextTaskFact(record.tasks),
        contactFact(record.people),
      ]}
      side={
        <>
          <LeadFacts lead={lead} consent={consent} />
          <CompanyRows record={record} companyId={company?.id ?? null} leadId={lead.id} />
          {company ? <CompanyFactsCard facts={company.facts} /> : null}
          <div className="row">
            <SelectOne name="leadIds" id={lead.id} />
            <LinkButton writes to={REMOVAL.removeLead(lead.id)} kind="quiet">
              Remove lead
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
