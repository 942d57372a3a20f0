import { convertSocialLead } from "~/domains/social-leads/convert-social-lead.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";
import { SOCIAL } from "~/paths/business/social";
import { marketingPageOf } from "../../marketing/frame.server";
import { leadAt } from "./lead-of.server";

export const action = marketingPageOf(leadAt(SOCIAL.lead), async (ctx, { context }, { id }) => {
  const { opportunity, isNew } = await convertSocialLead(ctx, id);
  return redirectWithFlash(context, paths.opportunities.opportunity(opportunity.id), {
    kind: "success",
    title: isNew ? "Opportunity Created" : "This lead is already a deal",
  });
});

export const loader = marketingPageOf(leadAt(SOCIAL.lead), async (_ctx, _args, { id }) =>
  redirect(SOCIAL.lead(id)),
);
