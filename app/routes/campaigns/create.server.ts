import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { CampaignSchema, PortalCampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { createCampaign } from "~/domains/campaigns/create-campaign.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

const createAs = (schema: typeof CampaignSchema | typeof PortalCampaignSchema) =>
  businessPage((ctx, args: ActionFunctionArgs) =>
    handleForm(args, schema as typeof CampaignSchema, async (input) => {
      const { id } = await createCampaign(ctx, input);
      const flash = { kind: "success", title: "Campaign created successfully" } as const;
      return redirectWithFlash(args.context, paths.campaigns.campaign(id), flash);
    }),
  );

export const createCampaignAction = createAs(CampaignSchema);

/** The portal's form asks for less. */
export const createPortalCampaignAction = createAs(PortalCampaignSchema);
