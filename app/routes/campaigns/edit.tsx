import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { CampaignChangeSchema, CampaignDraftSchema } from "~/domains/campaigns/campaign-change-schema";
import { campaignChoices } from "~/domains/campaigns/campaign-choices.server";
import { draftOf, MEND, mendPath, PICK, picking } from "~/domains/campaigns/campaign-draft";
import { CAMPAIGN_STATES } from "~/domains/campaigns/campaign-policy";
import { getCampaign, listSteps } from "~/domains/campaigns/campaigns.server";
import { editCampaign, saveDraft } from "~/domains/campaigns/edit-campaign.server";
import { editFields } from "~/domains/campaigns/edit-fields";
import { previewCampaign, previewDraft } from "~/domains/campaigns/planning/preview-draft.server";
import { FILL_IN } from "~/domains/campaigns/steps/follow-ups-schema";
import { CampaignEditForm } from "~/domains/campaigns/ui/campaign-edit-form";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm, readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Edit campaign" }];

export const loader = businessPage(async (ctx, { params, request }) => {
  const campaign = await getCampaign(ctx, parseId(params.campaignId, "campaign"));
  if (!CAMPAIGN_STATES[campaign.status].canEdit) throw redirect(paths.campaigns.campaign(campaign.id));
  const query = new URL(request.url).searchParams;
  const asked = draftOf(query);
  const draft = editFields(campaign, await listSteps(ctx, campaign.id), readerZone(ctx), query);
  return {
    id: campaign.id,
    name: campaign.name,
    draft,
    // What was saved is a form of its own: a step that went would else keep its fields.
    key: JSON.stringify(draft.steps),
    choices: await campaignChoices(ctx, draft.audience),
    look: query.has("name")
      ? await previewDraft(ctx, asked)
      : await previewCampaign(ctx, campaign, Number(asked.lead) || null, query.get("audience")),
  };
});

const STAYS = ["add", "up", "remove"];
const REQUIRED = ["name", "windowStartHour", "windowEndHour"];

export const action = businessPage(async (ctx, args) => {
  const campaignId = parseId(args.params.campaignId, "campaign");
  await getCampaign(ctx, campaignId);
  const form = await readForm(args.request);
  const empty = REQUIRED.filter((name) => form.get(name) === "");
  const refused = Object.fromEntries(empty.map((name) => [name, [FILL_IN]]));
  const saved = (to: string) =>
    redirectWithFlash(args.context, to, { kind: "success", title: "Campaign Updated" });
  if (![...form.keys()].some((name) => name.startsWith("steps[")))
    return answerForm(
      form,
      CampaignChangeSchema,
      async (input) => {
        await editCampaign(ctx, campaignId, input);
        return saved(paths.campaigns.campaign(campaignId));
      },
      refused,
    );
  return answerForm(
    form,
    CampaignDraftSchema,
    async (input) => {
      const campaign = await saveDraft(ctx, campaignId, input);
      if (form.has(PICK)) return redirect(picking(campaign));
      const mend = form.get(MEND);
      if (typeof mend === "string") {
        const here = paths.campaigns.edit(campaignId);
        return redirect(mendPath(safeRedirect(mend, here), here));
      }
      const stays = STAYS.some((name) => form.has(name));
      return saved(stays ? paths.campaigns.edit(campaignId) : paths.campaigns.campaign(campaignId));
    },
    refused,
  );
});

export default function EditCampaign() {
  const { id, name, key, draft, choices, look } = useLoaderData<typeof loader>();
  return (
    <Page title={`Edit ${name}`}>
      <Breadcrumb
        trail={[
          { to: paths.campaigns.list, label: "Campaigns" },
          { to: paths.campaigns.campaign(id), label: name },
        ]}
      />
      <CampaignEditForm
        key={key}
        id={id}
        draft={draft}
        choices={choices}
        first={look}
        lastResult={useActionData<typeof action>()?.result}
      />
    </Page>
  );
}
