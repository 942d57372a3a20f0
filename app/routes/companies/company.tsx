import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { ownerOf } from "~/domains/bulk/assignment/owner-of.server";
import { OwnerForm } from "~/domains/bulk/ui/owner-form";
import { RowTags } from "~/domains/bulk/ui/row-tags";
import { evidenceRows } from "~/domains/directory/companies/company-evidence";
import { companyView, factRows } from "~/domains/directory/companies/company-view.server";
import { getCompany, getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { CompanyEvidence, CompanyFacts } from "~/domains/directory/companies/ui/company-facts";
import { companyRecordView } from "~/domains/records/company-record-view.server";
import { RecordQuery } from "~/domains/records/composer.server";
import { CompanyRows, CompanyWork, companyKeyFacts, WriteEmail } from "~/domains/records/ui/company-record";
import { DealButton } from "~/domains/records/ui/deal-button";
import { RecordPage } from "~/domains/records/ui/record-page";
import { pageTags } from "~/domains/tags/page-tags.server";
import { readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { Badge } from "~/ui/data/badge";
import { SelectOne } from "~/ui/data/selection-form";
import { LinkButton } from "~/ui/forms/link-button";
import { composeActivity } from "./compose-activity.server";

export { handle, links } from "~/routes/portal/leads-style";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.company.name ?? "Company" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const asked = parseId(params.companyId, "company");
  const found = await getCompanyOrCopy(ctx, asked);
  if (found.id !== asked) throw redirect(paths.business.company(found.id));
  const company = await companyView(ctx, found);
  const here = paths.business.company(company.id);
  return {
    company,
    facts: factRows(company),
    evidence: evidenceRows(found),
    owner: await ownerOf(ctx, "companies", company.id),
    ...(await pageTags(ctx, "companies", [company], request)),
    record: await companyRecordView(ctx, company.id, { here, query: readQuery(request, RecordQuery) }),
  };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const { id } = await getCompany(ctx, parseId(args.params.companyId, "company"));
  const here = paths.business.company(id);
  return composeActivity(ctx, args, await readForm(args.request), { record: { companyId: id }, here });
});

const OWNERSHIP = {
  shared: { badge: "Shared", text: "Every business sees this company. A change makes your own copy." },
  own: { badge: "Yours", text: "You added this company. Only you see it." },
  copy: { badge: "Your copy", text: "This is your own copy of a shared company. Only you see it." },
} as const;

export default function CompanyPage() {
  const { company, facts, evidence, owner, record } = useLoaderData<typeof loader>();
  const { badge, text } = OWNERSHIP[company.ownership];
  const { here } = record;
  const address = [company.industry, company.city, company.country].filter(Boolean).join(" · ");
  return (
    <RecordPage
      title={company.name}
      subtitle={
        <>
          {address} <Badge>{badge}</Badge> {company.is_demo ? <Badge kind="demo">Demo</Badge> : null}
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
        </div>
      }
      keyFacts={companyKeyFacts(record)}
      side={
        <>
          <CompanyFacts company={company} facts={facts} />
          <div className="card">
            <OwnerForm list="companies" id={company.id} owner={owner} back={here} />
            <RowTags list="companies" id={company.id} back={here} />
          </div>
          <CompanyRows record={record} companyId={company.id} />
          <CompanyEvidence rows={evidence} />
          <p className="muted small">{text}</p>
          <div className="row">
            <SelectOne name="companyIds" id={company.id} />
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
        </>
      }
    >
      <CompanyWork record={record} canCompose result={useActionData<typeof action>()?.result} />
    </RecordPage>
  );
}
