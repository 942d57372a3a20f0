import { parseId } from "~/core/ids";
import { addReferral } from "~/domains/replies/suggested-actions/add-referral.server";
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
  const threadId = parseId(params.threadId, "conversation");
  await addReferral(ctx, threadId);
  return redirectWithFlash(context, paths.replies.thread(threadId), {
    kind: "success",
    title: "Contact Added",
    text: "You can write to them now. Nothing was sent.",
  });
});
