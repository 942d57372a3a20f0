import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmptyForm } from "~/core/empty-form";
import { parseId } from "~/core/ids";
import { campaignsUsing, removeTemplate } from "~/domains/campaigns/remove-template.server";
import { getTemplate, listVariants } from "~/domains/templates/templates.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Delete this template?" }];

export const loader = businessPage(async (ctx, { params }) => {
  const template = await getTemplate(ctx, parseId(params.templateId, "template"));
  const [variants, users] = await Promise.all([listVariants(ctx, template), campaignsUsing(ctx, template)]);
  return {
    id: template.id,
    name: template.name,
    translations: template.variantOf === null ? variants.length - 1 : 0,
    users: users.map(({ id, name }) => ({ id, name })),
  };
});

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const { id } = await getTemplate(ctx, parseId(args.params.templateId, "template"));
  return handleForm(args, EmptyForm, async () => {
    await removeTemplate(ctx, id);
    return redirect(paths.withQuery(paths.templates.list, { deleted: id }));
  });
});

export default function DeleteTemplate() {
  const { name, translations, users } = useLoaderData<typeof loader>();
  const [form] = useForm({ lastResult: useActionData<typeof action>()?.result });
  if (users.length > 0)
    return (
      <Page title={`${name} is in use`} width="narrow">
        <Alert kind="warning" title="This template is in use by campaigns.">
          Cancel these campaigns or change their template.
        </Alert>
        <ul>
          {users.map((campaign) => (
            <li key={campaign.id}>
              <Link to={paths.campaigns.campaign(campaign.id)}>{campaign.name}</Link>
            </li>
          ))}
        </ul>
        <div className="row">
          <LinkButton to={paths.templates.list}>Back to templates</LinkButton>
        </div>
      </Page>
    );
  return (
    <Page title={`Delete ${name}?`} width="narrow">
      <p>
        The template will be deleted{translations > 0 ? ", with its translations" : ""}. You can undo this on
        the next page. Sent emails don’t change.
      </p>
      <PostForm form={form}>
        <div className="row">
          <Submit kind="danger" pending="Deleting">
            Delete template
          </Submit>
          <LinkButton to={paths.templates.list}>Keep template</LinkButton>
        </div>
      </PostForm>
    </Page>
  );
}
