import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { BriefQuery, CampaignBrief } from "~/domains/marketing/content/brief-schema";
import { CONTENT_TYPES, DEFAULT_DAYS, PLATFORMS } from "~/domains/marketing/content/choices";
import {
  BRIEF_LIMITS,
  type BriefFieldSet,
  BriefFields,
  PlatformGate,
  withError,
} from "~/domains/marketing/content/ui/brief-fields";
import { beginCampaign } from "~/domains/marketing/content/writings/start-writing.server";
import { briefFields } from "~/domains/marketing/content/writings/view";
import { findWritingOf } from "~/domains/marketing/content/writings/writings.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { readQuery } from "~/http/pages/query.server";
import { redirect } from "~/http/pages/redirect.server";
import { MARKETING } from "~/paths/business/marketing";
import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { marketingPage } from "../frame.server";

export const meta: MetaFunction = () => [{ title: "Create AI campaign" }];

export const loader = marketingPage(async (ctx, { request }) => ({
  brief: briefFields(await findWritingOf(ctx, "campaign", readQuery(request, BriefQuery).of)),
  brand: ctx.account.name,
  model: ctx.ai?.name ?? null,
}));

export const action = marketingPage((ctx, args) =>
  handleForm(args, CampaignBrief, async (brief) => {
    const made = await beginCampaign(ctx, brief);
    if ("writing" in made) return redirect(MARKETING.writing(made.writing.id));
    const { campaign, posts } = made;
    return redirectWithFlash(args.context, MARKETING.campaign(campaign.id), {
      kind: "success",
      title: "Campaign Created",
      text: `Drafts ready for review: ${posts.length}.`,
    });
  }),
);

const KINDS = [{ value: "campaign", label: "All types per platform" }, ...CONTENT_TYPES];

export default function CreateCampaignPage() {
  const { brief, brand, model } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof CampaignBrief>>({
    lastResult: withError(useActionData<typeof action>()?.result),
    defaultValue: {
      brand,
      contentType: "campaign",
      tone: "professional",
      language: "en",
      duration: DEFAULT_DAYS,
      ...brief,
    },
    constraint: { ...BRIEF_LIMITS, name: { maxLength: 100 }, duration: { required: true, min: 1, max: 365 } },
  });
  return (
    <Page
      title="Create AI campaign"
      subtitle="Starts today with one draft per platform and post type."
      width="narrow"
    >
      <Breadcrumb trail={[{ to: MARKETING.home, label: "Marketing" }]} />
      <PostForm form={form} creates>
        <PlatformGate button="Create AI Campaign">
          <CheckboxGroup field={fields.platforms} legend="Platforms" options={PLATFORMS} required />
          <Field field={fields.name} label="Campaign name" hint="Optional. Defaults to the topic." />
          <Field field={fields.contentType} label="Post types" type="select" options={KINDS} required />
          <BriefFields fields={fields as unknown as BriefFieldSet} model={model} />
          <Field
            field={fields.budget}
            label="Budget"
            type="money"
            placeholder="$500"
            hint="In US dollars. For your records only. You aren’t charged."
          />
          <Field field={fields.duration} label="Duration" type="number" unit="days" required />
        </PlatformGate>
      </PostForm>
    </Page>
  );
}
