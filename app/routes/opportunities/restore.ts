import { parseId } from "~/core/ids";
import { restoreOpportunity } from "~/domains/opportunities/remove-opportunity.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

export const action = businessPage(async (ctx, { params, context }) => {
  const { id, title } = await restoreOpportunity(ctx, parseId(params.opportunityId, "opportunity"));
  const flash = { kind: "success", title: "The opportunity is back", text: title } as const;
  return redirectWithFlash(context, paths.opportunities.opportunity(id), flash);
});

export const loader = businessPage(async () => redirect(paths.opportunities.list));
