import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { editableContent } from "~/domains/templates/content-html";
import { LANGUAGE_CODES } from "~/domains/templates/languages";
import { templateConstraint } from "~/domains/templates/template-constraint";
import { getTemplate, listVariants, rootOf } from "~/domains/templates/templates.server";
import { type TemplateFieldSet, TemplateFields } from "~/domains/templates/ui/template-fields";
import { TemplateTabs } from "~/domains/templates/ui/template-tabs";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { createTemplateAction } from "./create.server";

export const meta: MetaFunction = () => [{ title: "New template" }];

const BLANK = {
  name: "",
  templateType: "cold_email",
  language: "en",
  subject: "",
  content: "",
  variantOf: "",
};

/** The template that this one will translate, to be overwritten, in a language it is not in yet. */
async function translationOf(ctx: BusinessContext, id: string) {
  const original = await getTemplate(ctx, parseId(id, "template"));
  const taken = (await listVariants(ctx, original)).map(({ language }) => language);
  return {
    name: original.name,
    templateType: original.templateType,
    language: LANGUAGE_CODES.find((code) => !taken.includes(code)) ?? "en",
    subject: original.subject,
    content: editableContent(original.content),
    variantOf: String(rootOf(original)),
  };
}

export const loader = businessPage(async (ctx, { request }) => {
  const original = new URL(request.url).searchParams.get("variantOf");
  return { draft: original ? await translationOf(ctx, original) : BLANK, constraint: templateConstraint() };
});

export const action = createTemplateAction;

export default function NewTemplate() {
  const { draft, constraint } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<Record<keyof TemplateFieldSet, string>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: draft,
    constraint,
  });
  const isTranslation = draft.variantOf !== "";
  return (
    <Page
      title={isTranslation ? `Translate “${draft.name}”` : "New template"}
      width="reading"
      action={isTranslation ? null : <LinkButton to={paths.templates.write}>Write it for me</LinkButton>}
    >
      <TemplateTabs current="new" />
      {isTranslation ? (
        <p className="muted">It takes no room of your plan. Choose its language, and write over the words.</p>
      ) : null}
      <PostForm form={form} encType="multipart/form-data" creates>
        {form.errors ? <h2>Failed to create template</h2> : null}
        <TemplateFields fields={fields} />
        <div className="row">
          <Submit pending="Creating the template">Create template</Submit>
        </div>
      </PostForm>
    </Page>
  );
}
