import { parseId } from "~/core/ids";
import { addReferral } from "~/domains/replies/suggested-actions/add-referral.server";
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
  const threadId = parseId(params.threadId, "conversation");
  await addReferral(ctx, threadId);
  return {
    to: paths.replies.thread(threadId),
    title: "Contact Added",
    text: "You can email this contact now.",
  };
});
