import { redirect } from "@remix-run/cloudflare";
import { parseId } from "~/core/ids";
import { removePost } from "~/domains/marketing/content/plan-post.server";
import { getPost } from "~/domains/marketing/content/posts.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";

export const action = businessPage(async (ctx, { context, params }) => {
  await removePost(ctx, parseId(params.postId, "post"));
  return redirectWithFlash(context, MARKETING.content, { kind: "success", title: "Post Removed" });
});

export const loader = businessPage(async (ctx, { params }) =>
  redirect(MARKETING.post((await getPost(ctx, parseId(params.postId, "post"))).id)),
);
