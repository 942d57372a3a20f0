import { parseId } from "~/core/ids";
import { approvePost } from "~/domains/marketing/content/change-post.server";
import { ApproveInput } from "~/domains/marketing/content/post-schema";
import { getPost } from "~/domains/marketing/content/posts.server";
import { buttonAction, buttonInput, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";

export const action = buttonAction(businessPage, async (ctx, args) => {
  const { id } = await getPost(ctx, parseId(args.params.postId, "post"));
  await approvePost(ctx, id, await buttonInput(args, ApproveInput));
  return { to: MARKETING.post(id), title: "Post approved" };
});

export const loader = buttonLoader(businessPage, async (ctx, { params }) =>
  MARKETING.post((await getPost(ctx, parseId(params.postId, "post"))).id),
);
