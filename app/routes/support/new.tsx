import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { SupportQuestion } from "~/domains/support/schemas";
import { askSupport } from "~/domains/support/write-support.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { SUPPORT } from "~/paths/business/support";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Ask a question" }];

export const loader = businessPage(async () => null);

export const action = businessPage((ctx, args) =>
  handleForm(args, SupportQuestion, async (input) => {
    const { id } = await askSupport(ctx, input);
    return redirectWithFlash(args.context, SUPPORT.thread(id), {
      kind: "success",
      title: "Question sent",
      text: "We’ll email you when we reply.",
    });
  }),
);

export default function AskSupportPage() {
  const [form, fields] = useForm<SupportQuestion>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page
      title="Ask a question"
      subtitle="Only your team and our support team can read your question."
      width="narrow"
    >
      <Breadcrumb trail={[{ to: SUPPORT.list, label: "Support" }]} />
      <PostForm form={form} creates>
        <Field field={fields.subject} label="Subject" required />
        <Field
          field={fields.text}
          label="Your question"
          type="textarea"
          rows={6}
          hint="Describe what you did and what happened. Don’t include passwords."
          required
        />
        <Submit>Send question</Submit>
      </PostForm>
    </Page>
  );
}
