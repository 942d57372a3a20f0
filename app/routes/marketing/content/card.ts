import { parseId } from "~/core/ids";
import { cardSvg } from "~/domains/marketing/content/card-svg";
import { getPost } from "~/domains/marketing/content/posts.server";
import { marketingPageOf } from "../frame.server";

export const loader = marketingPageOf(
  (ctx, { params }) => getPost(ctx, parseId(params.postId, "post")),
  async (ctx, _, post) =>
    new Response(cardSvg(post, ctx.account.name), {
      headers: {
        "content-type": "image/svg+xml; charset=utf-8",
        "content-disposition": `attachment; filename="post-${post.id}.svg"`,
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
      },
    }),
);
