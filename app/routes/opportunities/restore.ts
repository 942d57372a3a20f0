import { parseId } from "~/core/ids";
import { restoreOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const { id, title } = await restoreOpportunity(ctx, parseId(params.opportunityId, "deal"));
  return { to: paths.opportunities.opportunity(id), title: "Deal restored", text: title };
});

export const loader = buttonLoader(businessPage, paths.opportunities.list);
