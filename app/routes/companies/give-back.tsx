import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { parseId } from "~/core/ids";
import { factRows, getCompanyView } from "~/domains/directory/companies/company-view.server";
import { discardLocalCopy } from "~/domains/directory/companies/discard-local-copy.server";
import { CompanyFacts } from "~/domains/directory/companies/ui/company-facts";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Discard your changes?" }];

export const loader = businessPage(async (ctx, { params }) => {
  const company = await getCompanyView(ctx, parseId(params.companyId, "company"));
  return { company, facts: factRows(company) };
});

export const action = businessPage((ctx, args: ActionFunctionArgs) =>
  handleForm(args, EmptyForm, async () => {
    const shared = await discardLocalCopy(ctx, parseId(args.params.companyId, "company"));
    const flash = { kind: "success", title: "Changes discarded", text: shared.name } as const;
    return redirectWithFlash(args.context, paths.business.company(shared.id), flash);
  }),
);

export default function GiveBackCompanyPage() {
  const { company, facts } = useLoaderData<typeof loader>();
  const [form] = useForm({ lastResult: useActionData<typeof action>()?.result });
  if (!company.differences)
    return (
      <Page title={company.name} width="narrow">
        <p>You have no changes to this company.</p>
        <div className="row">
          <LinkButton to={paths.business.company(company.id)}>Back to company</LinkButton>
        </div>
      </Page>
    );
  return (
    <Page title={`Discard your changes to ${company.name}?`} width="narrow">
      <p>Your changes will be deleted permanently. You’ll see the shared company again.</p>
      <CompanyFacts company={company} facts={facts} />
      <PostForm form={form}>
        <div className="row">
          <Submit kind="danger" pending="Discarding">
            Discard changes
          </Submit>
          <LinkButton to={paths.business.company(company.id)}>Keep changes</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
