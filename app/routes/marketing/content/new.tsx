import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import type { z } from "zod";
import { BriefQuery, ContentBrief } from "~/domains/marketing/content/brief-schema";
import { CONTENT_TYPES, PLATFORMS } from "~/domains/marketing/content/choices";
import {
  BRIEF_LIMITS,
  type BriefFieldSet,
  BriefFields,
  withError,
} from "~/domains/marketing/content/ui/brief-fields";
import { beginContent } from "~/domains/marketing/content/writings/start-writing.server";
import { briefFields } from "~/domains/marketing/content/writings/view";
import { findWritingOf } from "~/domains/marketing/content/writings/writings.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { MARKETING } from "~/paths/business/marketing";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { marketingPage } from "../frame.server";

export const meta: MetaFunction = () => [{ title: "Generate content" }];

export const loader = marketingPage(async (ctx, { request }) => ({
  brief: briefFields(await findWritingOf(ctx, "content", readQuery(request, BriefQuery).of)),
  brand: ctx.account.name,
  model: ctx.ai?.name ?? null,
}));

export const action = marketingPage((ctx, args) =>
  handleForm(args, ContentBrief, async (brief) => {
    const made = await beginContent(ctx, brief);
    if (made.writing) return redirect(MARKETING.writing(made.writing.id));
    const title = "Content Generated";
    return redirectWithFlash(args.context, MARKETING.post(made.post.id), { kind: "success", title });
  }),
);

export default function GenerateContentPage() {
  const { brief, brand, model } = useLoaderData<typeof loader>();
  const isBusy = useNavigation().state === "submitting";
  const [form, fields] = useForm<z.input<typeof ContentBrief>>({
    lastResult: withError(useActionData<typeof action>()?.result),
    defaultValue: { brand, contentType: "post", tone: "professional", language: "en", ...brief },
    constraint: BRIEF_LIMITS,
  });
  return (
    <Page title="Generate content" subtitle="Creates one draft to edit and approve." width="two-column">
      <Breadcrumb trail={[{ to: MARKETING.content, label: "AI content" }]} />
      <PostForm form={form} creates>
        <Field
          field={fields.platform}
          label="Platform"
          type="select"
          options={PLATFORMS}
          placeholder="Choose"
          required
        />
        <Field
          field={fields.contentType}
          label="Type"
          type="select"
          options={CONTENT_TYPES}
          hint="Reel: Instagram, Facebook, TikTok. Story: Instagram. Carousel: LinkedIn. Post: not TikTok."
          required
        />
        <BriefFields fields={fields as unknown as BriefFieldSet} model={model} />
        <Submit pending="Generating" disabled={isBusy}>
          Generate Content
        </Submit>
      </PostForm>
    </Page>
  );
}
