import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { removePost } from "~/domains/marketing/content/plan-post.server";
import { getPost } from "~/domains/marketing/content/posts.server";
import { postRow } from "~/domains/marketing/content/view";
import { redirectWithFlash } from "~/http/pages/flash.server";
import type { PageArgs } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";
import { ConfirmPage } from "~/ui/layout/confirm-page";
import { Card } from "~/ui/layout/page";
import { marketingPageOf } from "../frame.server";

export const meta: MetaFunction = () => [{ title: "Remove this post?" }];

const find = (ctx: BusinessContext, { params }: PageArgs) => getPost(ctx, parseId(params.postId, "post"));

export const loader = marketingPageOf(find, async (ctx, _, post) => postRow(post, ctx.now()));

export const action = marketingPageOf(find, async (ctx, { context }, { id }) => {
  await removePost(ctx, id);
  return redirectWithFlash(context, MARKETING.content, { kind: "success", title: "Post removed" });
});

export default function RemovePostPage() {
  const { id, kind, beginning, plannedOn } = useLoaderData<typeof loader>();
  return (
    <ConfirmPage
      title="Remove this post?"
      subtitle={kind}
      submit="Remove post"
      back={MARKETING.post(id)}
      keep="Keep post"
    >
      <Card>
        <p dir="auto">{beginning}</p>
      </Card>
      <p>
        The text{plannedOn ? `, date (${plannedOn})` : ""} and confirmed claims will be deleted. This can’t be
        undone. Published posts stay online.
      </p>
    </ConfirmPage>
  );
}
