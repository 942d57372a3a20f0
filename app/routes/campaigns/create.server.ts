import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { BusinessContext } from "~/core/context";
import {
  CONNECT_MAILBOX,
  draftOfForm,
  draftPath,
  FIND_SETTINGS,
  IN_PLACE,
  isWritten,
  MEND,
  mendPath,
  PICK,
  picking,
} from "~/domains/campaigns/campaign-draft";
import {
  CampaignSchema,
  LeftCampaignSchema,
  PortalCampaignSchema,
  UnfinishedCampaignSchema,
} from "~/domains/campaigns/campaign-schemas";
import { beginCampaign } from "~/domains/campaigns/planning/begin-campaign.server";
import { previewDraft } from "~/domains/campaigns/planning/preview-draft.server";
import { UnsavedCampaign } from "~/domains/campaigns/steps/first-mail-schema";
import { LOOK } from "~/domains/templates/template-limits";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { answerForm, previewForm, readForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";
import { connectInPlace, findInPlace, importInPlace, isMailboxTyped, withPreview } from "./in-place.server";

/** Saves the form as a draft if it has any content, and opens another screen. */
async function leaveForm(
  { request, context }: ActionFunctionArgs,
  ctx: BusinessContext,
  form: FormData,
  to: string,
) {
  const draft = draftOfForm(form);
  const address = form.get("fromAddress");
  if (!isWritten(draft))
    return redirect(mendPath(to, draftPath(new URL(request.url).pathname, draft), address));
  const answer = await answerForm(form, LeftCampaignSchema, async (input) => {
    const { id, name } = await beginCampaign(ctx, input);
    return redirectWithFlash(context, mendPath(to, paths.campaigns.edit(id), address), {
      kind: "success",
      title: "Saved as a draft",
      text: `“${name}” is in your campaigns.`,
    });
  });
  return withPreview(ctx, form, answer);
}

const createAs = (schema: typeof CampaignSchema | typeof PortalCampaignSchema) =>
  businessPage(async (ctx, args: ActionFunctionArgs) => {
    const { request, context } = args;
    if (/^multipart\/form-data/i.test(request.headers.get("content-type") ?? ""))
      return importInPlace(ctx, request, (form, to) => leaveForm(args, ctx, form, to));
    const form = await readForm(request);
    if (form.has(LOOK)) return previewForm(form, UnsavedCampaign, () => previewDraft(ctx, draftOfForm(form)));
    const inPlace = form.get(IN_PLACE);
    if (inPlace === FIND_SETTINGS) return findInPlace(ctx, form);
    if (inPlace === CONNECT_MAILBOX) return connectInPlace(ctx, form);
    if (form.has(PICK))
      return withPreview(
        ctx,
        form,
        await answerForm(form, UnfinishedCampaignSchema, async (input) =>
          redirect(picking(await beginCampaign(ctx, input))),
        ),
      );
    const mend = form.get(MEND);
    if (typeof mend === "string") return leaveForm(args, ctx, form, safeRedirect(mend, paths.campaigns.list));
    const create = async () => {
      const answer = await answerForm(form, schema as typeof CampaignSchema, async (input) => {
        const { id, status } = await beginCampaign(ctx, input);
        const title = status === "active" ? "Campaign started" : "Campaign created successfully";
        return redirectWithFlash(context, paths.campaigns.campaign(id), { kind: "success", title });
      });
      return withPreview(ctx, form, answer);
    };
    // Pressing Enter in a mailbox field submits "Create campaign": keep what is typed there.
    return (await isMailboxTyped(ctx, form)) ? connectInPlace(ctx, form, create) : create();
  });

export const createCampaignAction = createAs(CampaignSchema);

/** The portal's form requires fewer fields. */
export const createPortalCampaignAction = createAs(PortalCampaignSchema);
