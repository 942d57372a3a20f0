import { useForm } from "@conform-to/react";
import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { parseId } from "~/core/ids";
import { campaignsUsing } from "~/domains/campaigns/remove-template.server";
import { editableContent } from "~/domains/templates/content-html";
import { languageName } from "~/domains/templates/languages";
import { previewContent } from "~/domains/templates/rendering/preview-content.server";
import { updateTemplate } from "~/domains/templates/save-template.server";
import { templateConstraint } from "~/domains/templates/template-constraint";
import { LOOK } from "~/domains/templates/template-limits";
import { TemplateSchema } from "~/domains/templates/template-schema";
import { getTemplate, listVariants } from "~/domains/templates/templates.server";
import type { TemplateFieldSet } from "~/domains/templates/ui/template-fields";
import { TemplateWriting } from "~/domains/templates/ui/template-writing";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Once } from "~/ui/forms/once";
import { Submit } from "~/ui/forms/submit";
import { Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";
import { previewTemplateForm, readTemplateForm } from "./form.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.draft.name ?? "Template" }];

export const loader = businessPage(async (ctx, { params }) => {
  const template = await getTemplate(ctx, parseId(params.templateId, "template"));
  const [variants, users] = await Promise.all([listVariants(ctx, template), campaignsUsing(ctx, template)]);
  const preview = await previewContent(ctx, template);
  return {
    id: template.id,
    draft: {
      name: template.name,
      templateType: template.templateType,
      language: template.language,
      subject: template.subject,
      content: editableContent(template.content),
      ccEmails: template.ccEmails.join(", "),
      attachmentUrl: template.fileId === null ? "" : paths.templates.file(template.fileId),
      attachmentName: template.fileName ?? "",
    },
    variants: variants.map(({ id, language }) => ({ id, language: languageName(language) })),
    users: users.map(({ id, name }) => ({ id, name })),
    preview,
    constraint: templateConstraint(),
  };
});

export const action = businessPage(async (ctx, { request, params, context }: ActionFunctionArgs) => {
  const templateId = parseId(params.templateId, "template");
  await getTemplate(ctx, templateId);
  const { formData, refused } = await readTemplateForm(ctx, request);
  if (formData.has(LOOK)) return previewTemplateForm(ctx, formData);
  return answerForm(
    formData,
    TemplateSchema,
    async ({ variantOf: _stays, ...input }) => {
      const { id, name } = await updateTemplate(ctx, templateId, input);
      const flash = { kind: "success", title: "Template saved", text: name } as const;
      return redirectWithFlash(context, paths.templates.preview(id), flash);
    },
    refused,
  );
});

export default function EditTemplate() {
  const { id, draft, preview, variants, users, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<keyof TemplateFieldSet, string>>({
    lastResult: answer?.result,
    defaultValue: draft,
    constraint,
  });
  return (
    <Page
      title={draft.name}
      action={<LinkButton to={paths.templates.preview(id)}>Preview and test</LinkButton>}
    >
      <Breadcrumb trail={[{ to: paths.templates.list, label: "Outreach templates" }]} />
      {users.length > 0 ? (
        <Alert title={`In use by ${plural(users.length, "campaign")}`}>
          <ul>
            {users.map(({ id: campaignId, name }) => (
              <li key={campaignId}>
                <Link to={paths.campaigns.campaign(campaignId)}>{name}</Link>
              </li>
            ))}
          </ul>
          Started campaigns keep their original content.
        </Alert>
      ) : null}
      <TemplateWriting
        form={form}
        fields={fields}
        answer={answer}
        preview={preview}
        button={<Submit pending="Saving">Save template</Submit>}
      />
      <Section
        title="Languages"
        action={
          <LinkButton writes slim to={paths.withQuery(paths.templates.new, { variantOf: id })}>
            Translate
          </LinkButton>
        }
      >
        <ul className="row">
          {variants.map((variant) => (
            <li key={variant.id}>
              {variant.id === id ? (
                <b>{variant.language}</b>
              ) : (
                <Link to={paths.templates.template(variant.id)}>{variant.language}</Link>
              )}
            </li>
          ))}
        </ul>
      </Section>
      <div className="row">
        <IfCanWrite>
          <Form method="post" action={paths.templates.duplicate(id)}>
            <Once />
            <Submit kind="plain">Duplicate</Submit>
          </Form>
        </IfCanWrite>
        <LinkButton writes to={paths.templates.delete(id)} kind="quiet">
          Delete template
        </LinkButton>
      </div>
    </Page>
  );
}
