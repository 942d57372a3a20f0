import { parseId } from "~/core/ids";
import { approvePost } from "~/domains/marketing/content/change-post.server";
import { ApproveInput } from "~/domains/marketing/content/post-schema";
import { getPost } from "~/domains/marketing/content/posts.server";
import { buttonInput } from "~/http/pages/button-input.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { MARKETING } from "~/paths/business/marketing";

export const action = businessPage(async (ctx, args) => {
  const { id } = await getPost(ctx, parseId(args.params.postId, "post"));
  await approvePost(ctx, id, await buttonInput(args, ApproveInput));
  return redirectWithFlash(args.context, MARKETING.post(id), { kind: "success", title: "Post Approved" });
});

export const loader = businessPage(async (ctx, { params }) =>
  redirect(MARKETING.post((await getPost(ctx, parseId(params.postId, "post"))).id)),
);
