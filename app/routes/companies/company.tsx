import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { ownerOf } from "~/domains/bulk/assignment/owner-of.server";
import { evidenceRows } from "~/domains/directory/companies/company-evidence";
import { companyView, factRows } from "~/domains/directory/companies/company-view.server";
import { getCompany, getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { CompanyEvidence, CompanyFacts } from "~/domains/directory/companies/ui/company-facts";
import { StatusQuery, statusChanged } from "~/domains/records/change-lead-status.server";
import { companyRecordView } from "~/domains/records/company-record-view.server";
import { RecordQuery } from "~/domains/records/composer.server";
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
import { pageTags } from "~/domains/tags/page-tags.server";
import { readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { SelectOne } from "~/ui/data/selection-form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Link } from "~/ui/link";
import { MoreMenu } from "~/ui/list/list-page";
import { changeStatus } from "./change-status.server";
import { composeActivity } from "./compose-activity.server";

export { handle, links } from "~/routes/portal/leads-style";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.company.name ?? "Company" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const asked = parseId(params.companyId, "company");
  const found = await getCompanyOrCopy(ctx, asked);
  if (found.id !== asked) throw redirect(paths.business.company(found.id));
  const company = await companyView(ctx, found);
  const here = paths.business.company(company.id);
  const record = await companyRecordView(ctx, company.id, { here, query: readQuery(request, RecordQuery) });
  return {
    company,
    facts: factRows(company),
    evidence: evidenceRows(found),
    owner: await ownerOf(ctx, "companies", company.id),
    ...(await pageTags(ctx, "companies", [company], request)),
    record,
    changed: statusChanged(record.leads, readQuery(request, StatusQuery)),
  };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const { id } = await getCompany(ctx, parseId(args.params.companyId, "company"));
  const here = paths.business.company(id);
  const form = await readForm(args.request);
  if (!form.has("leadId")) return composeActivity(ctx, args, form, { record: { companyId: id }, here });
  return changeStatus(ctx, args, form, here);
});

const OWNERSHIP = {
  shared: { badge: "Shared", text: "Every business sees this company. A change makes your own copy." },
  own: { badge: "Yours", text: "You added this company. Only you see it." },
  copy: { badge: "Your copy", text: "This is your own copy of a shared company. Only you see it." },
} as const;

export default function CompanyPage() {
  const { company, facts, evidence, owner, record, changed } = useLoaderData<typeof loader>();
  const { badge, text } = OWNERSHIP[company.ownership];
  const { here } = record;
  const address = [company.industry, company.city, company.country].filter(Boolean).join(" · ");
  return (
    <RecordPage
      title={company.name}
      subtitle={
        <>
          {address} <Badge>{badge}</Badge> <DemoBadge isDemo={company.is_demo} />
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
                <Link to={paths.business.discardLocalCopy(company.id)}>Discard my copy</Link>
              ) : null}
              <Link to={paths.business.removeCompany(company.id)}>Remove this company</Link>
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
      <CompanyWork record={record} canCompose result={useActionData<typeof action>()?.result} />
    </RecordPage>
  );
}
