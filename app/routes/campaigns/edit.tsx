import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { CampaignChangeSchema, CampaignDraftSchema } from "~/domains/campaigns/campaign-change-schema";
import { campaignChoices } from "~/domains/campaigns/campaign-choices.server";
import {
  CONNECT_MAILBOX,
  draftOf,
  draftOfForm,
  FIND_SETTINGS,
  IN_PLACE,
  MEND,
  mendPath,
  PICK,
  picking,
} from "~/domains/campaigns/campaign-draft";
import { CAMPAIGN_STATES } from "~/domains/campaigns/campaign-policy";
import { getCampaign, listSteps } from "~/domains/campaigns/campaigns.server";
import { editCampaign, saveDraft } from "~/domains/campaigns/edit-campaign.server";
import { editFields } from "~/domains/campaigns/edit-fields";
import { previewCampaign, previewDraft } from "~/domains/campaigns/planning/preview-draft.server";
import { UnsavedCampaign } from "~/domains/campaigns/steps/first-mail-schema";
import { FILL_IN } from "~/domains/campaigns/steps/follow-ups-schema";
import { CampaignEditForm } from "~/domains/campaigns/ui/campaign-edit-form";
import { type InPlaceAnswer, useSettledAnswer } from "~/domains/campaigns/ui/in-place-notice";
import { LOOK } from "~/domains/templates/template-limits";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm, previewForm, readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import {
  connectInPlace,
  findInPlace,
  importInPlace,
  isMailboxTyped,
  mailboxToConnect,
  withPreview,
} from "./in-place.server";

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
    // Saved steps get a new form: a removed step's fields would otherwise stay.
    key: JSON.stringify(draft.steps),
    choices: await campaignChoices(ctx, draft.audience),
    mailbox: await mailboxToConnect(ctx),
    look: query.has("name")
      ? await previewDraft(ctx, asked)
      : await previewCampaign(ctx, campaign, Number(asked.lead) || null, query.get("audience")),
  };
});

const STAYS = ["add", "up", "remove"];
const REQUIRED = ["name", "windowStartHour", "windowEndHour"];

/** Saves the fields and steps together, then opens the screen of the clicked button. */
async function saveForm(ctx: BusinessContext, { context }: ActionFunctionArgs, id: number, form: FormData) {
  const empty = REQUIRED.filter((name) => form.get(name) === "");
  const refused = Object.fromEntries(empty.map((name) => [name, [FILL_IN]]));
  const saved = (to: string) =>
    redirectWithFlash(context, to, { kind: "success", title: "Campaign Updated" });
  if (![...form.keys()].some((name) => name.startsWith("steps[")))
    return answerForm(
      form,
      CampaignChangeSchema,
      async (input) => {
        await editCampaign(ctx, id, input);
        return saved(paths.campaigns.campaign(id));
      },
      refused,
    );
  return answerForm(
    form,
    CampaignDraftSchema,
    async (input) => {
      const campaign = await saveDraft(ctx, id, input);
      if (form.has(PICK)) return redirect(picking(campaign));
      const here = paths.campaigns.edit(id);
      const mend = form.get(MEND);
      if (typeof mend === "string")
        return redirect(mendPath(safeRedirect(mend, here), here, form.get("fromAddress")));
      return saved(STAYS.some((name) => form.has(name)) ? here : paths.campaigns.campaign(id));
    },
    refused,
  );
}

export const action = businessPage(async (ctx, args: ActionFunctionArgs) => {
  const { request, params } = args;
  const campaignId = parseId(params.campaignId, "campaign");
  await getCampaign(ctx, campaignId);
  if (/^multipart\/form-data/i.test(request.headers.get("content-type") ?? ""))
    return importInPlace(ctx, request, (form, to) => {
      form.set(MEND, to);
      return saveForm(ctx, args, campaignId, form);
    });
  const form = await readForm(request);
  if (form.has(LOOK)) return previewForm(form, UnsavedCampaign, () => previewDraft(ctx, draftOfForm(form)));
  const inPlace = form.get(IN_PLACE);
  if (inPlace === FIND_SETTINGS) return findInPlace(ctx, form);
  if (inPlace === CONNECT_MAILBOX) return connectInPlace(ctx, form);
  const save = async () => withPreview(ctx, form, await saveForm(ctx, args, campaignId, form));
  // Pressing Enter in a mailbox field submits "Save": keep what is typed there.
  return (await isMailboxTyped(ctx, form)) ? connectInPlace(ctx, form, save) : save();
});

export default function EditCampaign() {
  const { id, name, key, draft, choices, look, mailbox } = useLoaderData<typeof loader>();
  const answer = useSettledAnswer(useActionData<typeof action>() as InPlaceAnswer | undefined);
  return (
    <Page title={`Edit ${name}`}>
      <Breadcrumb
        trail={[
          { to: paths.campaigns.list, label: "Campaigns" },
          { to: paths.campaigns.campaign(id), label: name },
        ]}
      />
      <CampaignEditForm
        key={answer?.key ?? key}
        id={id}
        draft={draft}
        choices={choices}
        first={answer?.seen ?? look}
        mailbox={mailbox}
        answer={answer}
      />
    </Page>
  );
}
