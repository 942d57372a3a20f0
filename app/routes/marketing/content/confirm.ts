import { parseId } from "~/core/ids";
import { confirmClaims } from "~/domains/marketing/content/change-post.server";
import { ConfirmInput } from "~/domains/marketing/content/post-schema";
import { getPost } from "~/domains/marketing/content/posts.server";
import { buttonAction, buttonInput, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";

export const action = buttonAction(businessPage, async (ctx, args) => {
  const { id } = await getPost(ctx, parseId(args.params.postId, "post"));
  await confirmClaims(ctx, id, await buttonInput(args, ConfirmInput));
  return { to: MARKETING.post(id), title: "Claims confirmed" };
});

export const loader = buttonLoader(businessPage, async (ctx, { params }) =>
  MARKETING.post((await getPost(ctx, parseId(params.postId, "post"))).id),
);
