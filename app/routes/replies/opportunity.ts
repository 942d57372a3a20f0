import { parseId } from "~/core/ids";
import { openOpportunityOfThread } from "~/domains/opportunities/creation/create-opportunity-from-thread.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

/** Nobody looks at it: it takes the button of a conversation. */
export const loader = businessPage(async (ctx, { params }) => {
  const { id } = await getThread(ctx, parseId(params.threadId, "conversation"));
  return redirect(paths.replies.thread(id));
});

export const action = businessPage(async (ctx, { params, context }) => {
  const id = await openOpportunityOfThread(ctx, parseId(params.threadId, "conversation"));
  return redirectWithFlash(context, paths.opportunities.opportunity(id), {
    kind: "success",
    title: "Opportunity Created",
  });
});
