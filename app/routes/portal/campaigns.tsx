import { createPortalCampaignAction } from "~/routes/campaigns/create.server";
import { loader, meta, NewCampaign } from "~/routes/campaigns/new";

export { loader, meta };

export const action = createPortalCampaignAction;

/** The portal's specified URL of the campaign form, where a name and a template are enough. */
export default function PortalCampaign() {
  return <NewCampaign isOfPortal />;
}
