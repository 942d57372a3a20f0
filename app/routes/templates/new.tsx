import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { editableContent } from "~/domains/templates/content-html";
import { LANGUAGE_CODES } from "~/domains/templates/languages";
import { previewContent } from "~/domains/templates/rendering/preview-content.server";
import { templateConstraint } from "~/domains/templates/template-constraint";
import { getTemplate, listVariants, rootOf } from "~/domains/templates/templates.server";
import type { TemplateFieldSet } from "~/domains/templates/ui/template-fields";
import { TemplateTabs } from "~/domains/templates/ui/template-tabs";
import { TemplateWriting } from "~/domains/templates/ui/template-writing";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
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

/** Prefills a translation with the original's content, in a language that has no variant yet. */
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
  const draft = original ? await translationOf(ctx, original) : BLANK;
  return { draft, preview: await previewContent(ctx, draft), constraint: templateConstraint() };
});

export const action = createTemplateAction;

export default function NewTemplate() {
  const { draft, preview, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<keyof TemplateFieldSet, string>>({
    lastResult: answer?.result,
    defaultValue: draft,
    constraint,
  });
  const isTranslation = draft.variantOf !== "";
  return (
    <Page
      title={isTranslation ? `Translate “${draft.name}”` : "New template"}
      action={isTranslation ? null : <LinkButton to={paths.templates.write}>Generate template</LinkButton>}
    >
      <TemplateTabs current="new" />
      {isTranslation ? (
        <p className="muted">
          Translations don’t count towards your plan. Choose a language and replace the text.
        </p>
      ) : null}
      <TemplateWriting
        form={form}
        fields={fields}
        answer={answer}
        preview={preview}
        creates
        failed={form.errors ? <h2>Failed to create template</h2> : null}
        button={<Submit pending="Creating template">Create template</Submit>}
      />
    </Page>
  );
}
