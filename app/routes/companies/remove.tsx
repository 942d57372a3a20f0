import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { parseId } from "~/core/ids";
import { getCompanyView } from "~/domains/directory/companies/company-view.server";
import { removeCompany } from "~/domains/directory/companies/removal/remove-company.server";
import { RETENTION_DAYS } from "~/domains/directory/companies/removal/retention-days";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Remove this company?" }];

export const loader = businessPage(async (ctx, { params }) => {
  const { id, name, ownership } = await getCompanyView(ctx, parseId(params.companyId, "company"));
  return { id, name, ownership };
});

export const action = businessPage((ctx, args: ActionFunctionArgs) =>
  handleForm(args, EmptyForm, async () => {
    const { id } = await removeCompany(ctx, parseId(args.params.companyId, "company"));
    return redirect(paths.withQuery(paths.business.companies, { removed: id }));
  }),
);

const WORDS = {
  shared: "The company will be hidden from your business only. You can restore it at any time.",
  own: `You can restore it for at least ${RETENTION_DAYS} days under Hidden companies. Its contacts and leads stay.`,
  copy: `You can restore your version for at least ${RETENTION_DAYS} days under Hidden companies. The shared company will also be hidden.`,
};

export default function RemoveCompanyPage() {
  const { id, name, ownership } = useLoaderData<typeof loader>();
  const [form] = useForm({ lastResult: useActionData<typeof action>()?.result });
  return (
    <Page title={`Remove ${name}?`} width="narrow">
      <p>{WORDS[ownership]}</p>
      <PostForm form={form}>
        <div className="row">
          <Submit kind="danger" pending="Removing">
            Remove company
          </Submit>
          <LinkButton to={paths.business.company(id)}>Keep company</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
