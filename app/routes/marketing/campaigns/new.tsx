import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { CampaignInput } from "~/domains/marketing/campaigns/campaign-schema";
import { createCampaign } from "~/domains/marketing/campaigns/create-campaign.server";
import { type CampaignFieldSet, CampaignFields } from "~/domains/marketing/campaigns/ui/campaign-fields";
import { DEFAULT_DAYS } from "~/domains/marketing/content/choices";
import { addDays, todayOf } from "~/domains/marketing/days";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { MARKETING } from "~/paths/business/marketing";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { marketingPage } from "../frame.server";

export const meta: MetaFunction = () => [{ title: "New campaign" }];

export const loader = marketingPage(async (ctx) => {
  const startsOn = todayOf(ctx);
  return { startsOn, endsOn: addDays(startsOn, DEFAULT_DAYS - 1) };
});

export const action = marketingPage((ctx, args) =>
  handleForm(args, CampaignInput, async (input) => {
    const { id } = await createCampaign(ctx, input);
    const title = "Campaign Created";
    return redirectWithFlash(args.context, MARKETING.campaign(id), { kind: "success", title });
  }),
);

export default function NewCampaignPage() {
  const [form, fields] = useForm<z.input<typeof CampaignInput>>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: useLoaderData<typeof loader>(),
    constraint: { name: { maxLength: 100 } },
  });
  return (
    <Page title="New campaign" width="narrow">
      <Breadcrumb trail={[{ to: MARKETING.home, label: "Marketing" }]} />
      <PostForm form={form} creates>
        <CampaignFields fields={fields as unknown as CampaignFieldSet} />
        <Submit pending="Creating">Create campaign</Submit>
      </PostForm>
    </Page>
  );
}
