import { useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { companyFormRows } from "~/domains/directory/companies/company-view.server";
import { CompanyFields } from "~/domains/directory/companies/ui/company-fields";
import { directoryChoices } from "~/domains/directory/taxonomy/directory-choices";
import { AddedCompany, addCompany } from "~/domains/merging/entry/add-rows.server";
import { LikelyDuplicate } from "~/domains/merging/ui/likely-duplicate";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Add company" }];

export const loader = businessPage(async () => ({
  rows: companyFormRows(),
  choices: directoryChoices(),
  constraint: getZodConstraint(AddedCompany),
}));

export const action = businessPage((ctx, args: ActionFunctionArgs) =>
  handleForm(args, AddedCompany, async (input) => {
    const company = await addCompany(ctx, input);
    const flash = { kind: "success", title: "Company added", text: company.name } as const;
    return redirectWithFlash(args.context, paths.business.company(company.id), flash);
  }),
);

export default function NewCompanyPage() {
  const { rows, choices, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof AddedCompany>>({
    lastResult: useActionData<typeof action>()?.result,
    constraint,
  });
  return (
    <Page title="Add company" subtitle="Only your team sees it." width="two-column">
      <Breadcrumb trail={[{ to: paths.business.companies, label: "Companies" }]} />
      <PostForm form={form} creates>
        <CompanyFields rows={rows} fields={fields} choices={choices} />
        <LikelyDuplicate field={fields.addAnyway} />
        <Submit pending="Adding">Add company</Submit>
      </PostForm>
    </Page>
  );
}
