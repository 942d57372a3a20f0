import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { CampaignChangeSchema } from "~/domains/campaigns/campaign-change-schema";
import { campaignChoices } from "~/domains/campaigns/campaign-choices.server";
import { campaignDraft, DAY_OPTIONS } from "~/domains/campaigns/campaign-view";
import { getCampaign } from "~/domains/campaigns/campaigns.server";
import { editCampaign } from "~/domains/campaigns/edit-campaign.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { CheckboxGroup } from "~/ui/forms/checkbox-group";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { TimeField } from "~/ui/forms/time-field";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Edit campaign" }];

export const loader = businessPage(async (ctx, { params }) => {
  const campaign = await getCampaign(ctx, parseId(params.campaignId, "campaign"));
  return {
    id: campaign.id,
    name: campaign.name,
    draft: campaignDraft(campaign, readerZone(ctx)),
    choices: await campaignChoices(ctx),
  };
});

export const action = businessPage(async (ctx, args) => {
  const campaignId = parseId(args.params.campaignId, "campaign");
  await getCampaign(ctx, campaignId);
  return handleForm(args, CampaignChangeSchema, async (input) => {
    await editCampaign(ctx, campaignId, input);
    return redirectWithFlash(args.context, paths.campaigns.campaign(campaignId), {
      kind: "success",
      title: "Campaign Updated",
    });
  });
});

export default function EditCampaign() {
  const { id, name, draft, choices } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.result;
  const [form, fields] = useForm<typeof draft>({ lastResult, defaultValue: draft });
  return (
    <Page title={`Edit ${name}`} width="reading">
      <Breadcrumb
        trail={[
          { to: paths.campaigns.list, label: "Campaigns" },
          { to: paths.campaigns.campaign(id), label: name },
        ]}
      />
      <PostForm form={form} failed={() => "Failed to update campaign"}>
        <input type="hidden" name="isWhole" value="on" />
        <Field field={fields.name} label="Campaign name" required />
        <Field field={fields.description} label="Description" type="textarea" rows={2} />
        <Field
          field={fields.targetLeadSearchId}
          label="Target lead search"
          type="select"
          required
          options={choices.searches}
        />
        <Field
          field={fields.mailboxId}
          label="Mailbox"
          type="select"
          placeholder="The first that is ready"
          options={choices.mailboxes}
        />
        <TimeField
          field={fields.scheduledStartDate}
          zoneField={fields.zone}
          zone={choices.zone}
          label="Start"
          hint="Left empty, it starts when you press Start."
        />
        <CheckboxGroup field={fields.windowDays} legend="Days" options={DAY_OPTIONS} required />
        <div className="grid-2">
          <Field
            field={fields.windowStartHour}
            label="From"
            type="number"
            min={0}
            max={23}
            unit="o'clock"
            required
          />
          <Field
            field={fields.windowEndHour}
            label="Until"
            type="number"
            min={1}
            max={24}
            unit="o'clock"
            required
          />
        </div>
        <p className="hint">By the clock of the reader's country. Where it is not known, by UTC.</p>
        <Field
          field={fields.countsClicks}
          label="Count clicks on links"
          type="checkbox"
          hint="Links then lead over our address. Known scanners are not counted."
        />
        <Submit pending="Saving">Save</Submit>
      </PostForm>
    </Page>
  );
}
