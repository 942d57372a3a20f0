import { createPortalCampaignAction } from "~/routes/campaigns/create.server";
import { loader, meta, NewCampaign } from "~/routes/campaigns/new";

export { loader, meta };

export const action = createPortalCampaignAction;

/** The specification's address of the form in the portal, where a name and a template are enough. */
export default function PortalCampaign() {
  return <NewCampaign isOfPortal />;
}
