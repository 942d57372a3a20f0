import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { CampaignSchema } from "~/domains/outreach/campaign-schemas";
import { createCampaign } from "~/domains/outreach/create-campaign.server";
import { redirectWithFlash } from "~/http/flash.server";
import { handleForm } from "~/http/form.server";
import { businessPage } from "~/http/page.server";
import { paths } from "~/paths";

/** The action of both forms that make a campaign: the page's own and the portal's. */
export const createCampaignAction = businessPage((ctx, args: ActionFunctionArgs) =>
  handleForm(args, CampaignSchema, async (input) => {
    const { id } = await createCampaign(ctx, input);
    const flash = { kind: "success", title: "Campaign created successfully" } as const;
    return redirectWithFlash(args.context, paths.campaigns.campaign(id), flash);
  }),
);
