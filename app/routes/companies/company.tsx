import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { ownerOf } from "~/domains/bulk/assignment/owner-of.server";
import { evidenceRows } from "~/domains/directory/companies/company-evidence";
import { companyView, factRows } from "~/domains/directory/companies/company-view.server";
import { getCompany, getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { StatusQuery, statusChanged } from "~/domains/records/change-lead-status.server";
import { companyRecordView } from "~/domains/records/company-record-view.server";
import { RecordQuery } from "~/domains/records/composer.server";
import { pageTags } from "~/domains/tags/page-tags.server";
import { readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { changeStatus } from "./change-status.server";
import CompanyPage from "./company-page";
import { composeActivity } from "./compose-activity.server";

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

export default function Company() {
  return <CompanyPage result={useActionData<typeof action>()?.result} />;
}
