import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { parseId } from "~/core/ids";
import { CompanyInput } from "~/domains/directory/companies/company-input";
import { companyFormRows, formValuesOf } from "~/domains/directory/companies/company-view.server";
import { editCompany } from "~/domains/directory/companies/edit-company.server";
import { getCompanyOrCopy } from "~/domains/directory/companies/get-company.server";
import { CompanyFields } from "~/domains/directory/companies/ui/company-fields";
import { directoryChoices } from "~/domains/directory/taxonomy/directory-choices";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Edit company" }];

export const loader = businessPage(async (ctx, { params }) => {
  const company = await getCompanyOrCopy(ctx, parseId(params.companyId, "company"));
  return {
    id: company.id,
    name: company.name,
    isShared: company.accountId === null,
    values: formValuesOf(company),
    rows: companyFormRows(),
    choices: directoryChoices(),
    constraint: getZodConstraint(CompanyInput),
  };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const { id } = await getCompanyOrCopy(ctx, parseId(args.params.companyId, "company"));
  return handleForm(args, CompanyInput, async (input) => {
    const company = await editCompany(ctx, id, input);
    const flash = { kind: "success", title: "Company saved", text: company.name } as const;
    return redirectWithFlash(args.context, paths.business.company(company.id), flash);
  });
});

export default function EditCompanyPage() {
  const { id, name, isShared, values, rows, choices, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof CompanyInput>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: values,
    constraint,
  });
  return (
    <Page title={`Edit ${name}`} width="two-column">
      <Breadcrumb
        trail={[
          { to: paths.business.companies, label: "Companies" },
          { to: paths.business.company(id), label: name },
        ]}
      />
      {isShared ? (
        <p className="muted">
          This company is shared. Your changes are saved in your own version, which you can discard later.
        </p>
      ) : null}
      <PostForm form={form}>
        <CompanyFields rows={rows} fields={fields} choices={choices} />
        <div className="row">
          <Submit pending="Saving">Save company</Submit>
          <LinkButton to={paths.business.company(id)}>Cancel</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
