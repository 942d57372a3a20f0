import { parseId } from "~/core/ids";
import { unshareLead } from "~/domains/agents/shared-leads/share-lead.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const leadId = parseId(params.leadId, "lead");
  await unshareLead(ctx, leadId);
  return { to: paths.leadSearch.lead(leadId), title: "Sharing stopped" };
});

export const loader = buttonLoader(businessPage, (_, { params }) =>
  paths.leadSearch.shareLead(parseId(params.leadId, "lead")),
);
