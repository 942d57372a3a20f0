import { CompanyEvidence, CompanyFacts } from "~/domains/directory/companies/ui/company-facts";
import {
  CompanyRows,
  CompanyWork,
  companyKeyFacts,
  StatusNote,
  WriteEmail,
} from "~/domains/records/ui/company-record";
import { DealButton } from "~/domains/records/ui/deal-button";
import { RecordPage } from "~/domains/records/ui/record-page";
import { ownerFact, tagsFact } from "~/domains/records/ui/related-rows";
import { paths } from "~/paths";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { SelectOne } from "~/ui/data/selection-form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { MoreMenu } from "~/ui/list/list-page";
import { type RecordPageProps, usePageData } from "~/ui/page-data";
import type { loader } from "./company";

const OWNERSHIP = {
  shared: { badge: "Shared", text: "Visible to every business. Editing creates your own version." },
  own: { badge: "Yours", text: "You added this company. Only your team sees it." },
  copy: { badge: "Your version", text: "Your edited version of a shared company. Only your team sees it." },
} as const;

export default function CompanyPage({ result }: RecordPageProps) {
  const { company, facts, evidence, owner, record, changed } = usePageData<typeof loader>();
  const { badge, text } = OWNERSHIP[company.ownership];
  const { here } = record;
  const address = [company.industry, company.city, company.country].filter(Boolean).join(" · ");
  return (
    <RecordPage
      title={company.name}
      subtitle={
        <>
          {address} <Badge>{badge}</Badge>{" "}
          {company.is_basic ? <Badge>Basic record: no website or city</Badge> : null}{" "}
          <DemoBadge isDemo={company.is_demo} />
        </>
      }
      trail={[{ to: paths.business.companies, label: "Companies" }]}
      action={
        <div className="row">
          <WriteEmail record={record} />
          <DealButton deals={record.deals} createTo={paths.business.opportunityOfCompany(company.id)} />
          <LinkButton writes to={paths.business.editCompany(company.id)}>
            Edit
          </LinkButton>
          <IfCanWrite>
            <MoreMenu label="More actions">
              {company.ownership === "own" ? null : (
                <Link to={paths.business.reportCompany(company.id)}>Report a problem</Link>
              )}
              {company.ownership === "copy" && company.differences ? (
                <Link to={paths.business.discardLocalCopy(company.id)}>Discard changes</Link>
              ) : null}
              <Link to={paths.business.removeCompany(company.id)}>Remove company</Link>
            </MoreMenu>
          </IfCanWrite>
        </div>
      }
      intro={changed ? <StatusNote changed={changed} here={here} /> : null}
      facts={[
        ...companyKeyFacts(record),
        ownerFact("companies", company.id, owner, here),
        tagsFact("companies", company.id, here),
      ]}
      side={
        <>
          <CompanyRows record={record} companyId={company.id} />
          <CompanyFacts company={company} facts={facts} />
          <CompanyEvidence rows={evidence} />
          <p className="muted small">{text}</p>
          <div className="row">
            <SelectOne name="companyIds" id={company.id} />
          </div>
        </>
      }
    >
      <CompanyWork record={record} canCompose result={result} />
    </RecordPage>
  );
}
