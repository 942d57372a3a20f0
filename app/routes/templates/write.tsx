import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BriefSchema } from "~/domains/templates/brief-schema";
import { LANGUAGES } from "~/domains/templates/languages";
import { templateConstraint } from "~/domains/templates/template-constraint";
import { type BriefFieldSet, BriefFields } from "~/domains/templates/ui/brief-fields";
import { type TemplateFieldSet, TemplateFields } from "~/domains/templates/ui/template-fields";
import { TemplateTabs } from "~/domains/templates/ui/template-tabs";
import { writeTemplate } from "~/domains/templates/write-template.server";
import { BUILT_IN_LANGUAGES } from "~/domains/templates/write-without-model";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: "Generate template" }];

export const loader = businessPage(async (ctx) => ({
  model: ctx.ai?.name ?? null,
  languages: LANGUAGES.filter(({ value }) => ctx.ai || BUILT_IN_LANGUAGES.includes(value)),
  constraint: { offer: { required: true, maxLength: 600 }, reader: { maxLength: 200 } },
  templateLimits: templateConstraint(),
}));

interface Draft {
  name: string;
  templateType: string;
  language: string;
  subject: string;
  content: string;
}
type Written = { draft: Draft; writtenBy: string | null; modelFailed: boolean };

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  let written: Written | null = null;
  const refused = await handleForm(args, BriefSchema, async (brief) => {
    const { subject, content, writtenBy, modelFailed } = await writeTemplate(ctx, brief);
    const { templateType, language } = brief;
    const draft = { name: subject.replace(/\{\{[^}]*\}\}/g, "…"), templateType, language, subject, content };
    written = { draft, writtenBy, modelFailed };
    return new Response();
  });
  return written
    ? data({ result: null, written: written as Written }, { status: 200 })
    : data({ result: refused.data.result, written: null }, refused.init ?? {});
});

function DraftForm({ written, limits }: { written: Written; limits: ReturnType<typeof templateConstraint> }) {
  const [form, fields] = useForm<Record<keyof TemplateFieldSet, string>>({
    id: "draft",
    defaultValue: written.draft,
    constraint: limits,
  });
  return (
    <>
      {written.writtenBy ? (
        <Alert title={`Written by ${written.writtenBy}.`}>
          AI can be wrong. Check every sentence before you save.
        </Alert>
      ) : (
        <Alert title="Written by the built-in writer.">
          {written.modelFailed ? "The AI model couldn’t write a draft. " : ""}The draft uses your brief. Edit
          it before you save.
        </Alert>
      )}
      <PostForm form={form} action={paths.templates.new} encType="multipart/form-data" creates>
        <TemplateFields fields={fields} />
        <div className="row">
          <Submit pending="Creating template">Create template</Submit>
        </div>
      </PostForm>
    </>
  );
}

export default function WriteTemplate() {
  const { model, languages, constraint, templateLimits } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [form, fields] = useForm<Record<keyof BriefFieldSet, string>>({
    id: "brief",
    lastResult: answer?.result ?? null,
    defaultValue: { templateType: "cold_email", language: "en", ask: "reply" },
    constraint,
  });
  return (
    <Page
      title={answer?.written ? "Your draft" : "Generate template"}
      subtitle={answer?.written ? "The draft isn’t saved." : "Describe the email to get a draft."}
      width="reading"
    >
      <TemplateTabs current="new" />
      {answer?.written ? (
        <DraftForm written={answer.written} limits={templateLimits} />
      ) : (
        <PostForm form={form}>
          <BriefFields fields={fields} languages={languages} />
          <p className="muted">
            {model
              ? `${model} writes the draft, using only claims from your brief.`
              : "The built-in writer drafts the email from your brief and standard sentences."}
          </p>
          <div className="row">
            <Submit pending="Generating">Generate draft</Submit>
          </div>
        </PostForm>
      )}
    </Page>
  );
}
