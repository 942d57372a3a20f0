import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { companyFormRows, formValuesOf } from "~/domains/directory/companies/company-view.server";
import { getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { CompanyFields } from "~/domains/directory/companies/ui/company-fields";
import {
  getReportable,
  isOwn,
  listOwnReports,
  reportCompany,
} from "~/domains/directory/corrections/report-company.server";
import { CompanyReportInput } from "~/domains/directory/corrections/report-schema";
import { reportView } from "~/domains/directory/corrections/shown-value";
import { OwnReports } from "~/domains/directory/corrections/ui/own-reports";
import { directoryChoices } from "~/domains/directory/taxonomy/directory-choices";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Report a problem" }];

export const loader = businessPage(async (ctx, { params }) => {
  const asked = await getCompanyOrCopy(ctx, parseId(params.companyId, "company"));
  if (isOwn(asked)) throw redirect(paths.business.editCompany(asked.id));
  const company = await getReportable(ctx, asked.id);
  return {
    id: company.id,
    name: company.name,
    source: company.source,
    reports: (await listOwnReports(ctx, company.id)).map(reportView),
    values: formValuesOf(company),
    rows: companyFormRows(),
    choices: directoryChoices(),
    constraint: getZodConstraint(CompanyReportInput),
  };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const { id } = await getReportable(ctx, parseId(args.params.companyId, "company"));
  return handleForm(args, CompanyReportInput, async (input) => {
    const count = await reportCompany(ctx, id, input);
    const text = `${plural(count, "mistake")} reported. We’ll notify you of the decision.`;
    const flash = { kind: "success", title: "Thank you", text } as const;
    return redirectWithFlash(args.context, paths.business.reportCompany(id), flash);
  });
});

export default function ReportCompanyPage() {
  const { id, name, source, reports, values, rows, choices, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof CompanyReportInput>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: values,
    constraint,
  });
  return (
    <Page title={`Report a problem with ${name}`} width="two-column">
      <Breadcrumb
        trail={[
          { to: paths.business.companies, label: "Companies" },
          { to: paths.business.company(id), label: name },
        ]}
      />
      <p className="muted">
        Correct only the wrong fields. An administrator reviews your report. Record source: {source}.
      </p>
      <OwnReports companyId={id} reports={reports} />
      <PostForm form={form}>
        <CompanyFields rows={rows} fields={fields} choices={choices} />
        <Field
          field={fields.note}
          label="Comment"
          hint="e.g. The company closed in March"
          type="textarea"
          rows={3}
        />
        <div className="row">
          <Submit pending="Sending">Send report</Submit>
          <LinkButton to={paths.business.company(id)}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
