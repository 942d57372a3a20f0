import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { CampaignInput } from "~/domains/marketing/campaigns/campaign-schema";
import { getCampaign } from "~/domains/marketing/campaigns/campaigns.server";
import { saveCampaign } from "~/domains/marketing/campaigns/create-campaign.server";
import { type CampaignFieldSet, CampaignFields } from "~/domains/marketing/campaigns/ui/campaign-fields";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import type { PageArgs } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { marketingPageOf } from "../frame.server";

export const meta: MetaFunction = () => [{ title: "Edit campaign" }];

const find = (ctx: BusinessContext, { params }: PageArgs) =>
  getCampaign(ctx, parseId(params.marketingCampaignId, "campaign"));

export const loader = marketingPageOf(
  find,
  async (_, __, { id, name, platforms, budgetCents, startsOn, endsOn }) => {
    const budget = budgetCents === null ? undefined : budgetCents / 100;
    return { id, campaign: { name, platforms, budget, startsOn, endsOn } };
  },
);

export const action = marketingPageOf(find, (ctx, args, { id }) =>
  handleForm(args, CampaignInput, async (input) => {
    await saveCampaign(ctx, id, input);
    const title = "Campaign Updated";
    return redirectWithFlash(args.context, MARKETING.campaign(id), { kind: "success", title });
  }),
);

export default function EditCampaignPage() {
  const { id, campaign } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof CampaignInput>>({
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: campaign,
    constraint: { name: { maxLength: 100 } },
  });
  return (
    <Page title="Edit campaign" width="narrow">
      <Breadcrumb trail={[{ to: MARKETING.campaign(id), label: campaign.name }]} />
      <PostForm form={form}>
        <CampaignFields fields={fields as unknown as CampaignFieldSet} />
        <Submit pending="Saving">Save campaign</Submit>
      </PostForm>
    </Page>
  );
}
