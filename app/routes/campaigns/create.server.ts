import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { CampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { createCampaign } from "~/domains/campaigns/create-campaign.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** The action of both forms that make a campaign: the page's own and the portal's. */
export const createCampaignAction = businessPage((ctx, args: ActionFunctionArgs) =>
  handleForm(args, CampaignSchema, async (input) => {
    const { id } = await createCampaign(ctx, input);
    const flash = { kind: "success", title: "Campaign created successfully" } as const;
    return redirectWithFlash(args.context, paths.campaigns.campaign(id), flash);
  }),
);
