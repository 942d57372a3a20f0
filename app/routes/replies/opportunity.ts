import { parseId } from "~/core/ids";
import { openOpportunityOfThread } from "~/domains/opportunities/creation/create-opportunity-from-thread.server";
import { getThread } from "~/domains/replies/threads/threads.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** A GET redirects to the conversation. */
export const loader = buttonLoader(businessPage, async (ctx, { params }) => {
  const { id } = await getThread(ctx, parseId(params.threadId, "conversation"));
  return paths.replies.thread(id);
});

export const action = buttonAction(businessPage, async (ctx, { params }) => {
  const id = await openOpportunityOfThread(ctx, parseId(params.threadId, "conversation"));
  return { to: paths.opportunities.opportunity(id), title: "Opportunity Created" };
});
