import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { CampaignSchema, PortalCampaignSchema } from "~/domains/campaigns/campaign-schemas";
import { beginCampaign } from "~/domains/campaigns/planning/begin-campaign.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

const createAs = (schema: typeof CampaignSchema | typeof PortalCampaignSchema) =>
  businessPage((ctx, args: ActionFunctionArgs) =>
    handleForm(args, schema as typeof CampaignSchema, async (input) => {
      const { id, status } = await beginCampaign(ctx, input);
      const title = status === "active" ? "Campaign started" : "Campaign created successfully";
      return redirectWithFlash(args.context, paths.campaigns.campaign(id), { kind: "success", title });
    }),
  );

export const createCampaignAction = createAs(CampaignSchema);

/** The portal's form asks for less. */
export const createPortalCampaignAction = createAs(PortalCampaignSchema);
