import { parseId } from "~/core/ids";
import { openOpportunityOfThread } from "~/domains/replies/change-thread.server";
import { redirectWithFlash } from "~/http/flash.server";
import { businessPage } from "~/http/page.server";
import { paths } from "~/http/paths";

export const action = businessPage(async (ctx, { params, context }) => {
  const id = await openOpportunityOfThread(ctx, parseId(params.threadId, "conversation"));
  return redirectWithFlash(context, paths.opportunities.opportunity(id), {
    kind: "success",
    title: "Opportunity Created",
  });
});
