import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { savePost } from "~/domains/marketing/content/change-post.server";
import { PostInput } from "~/domains/marketing/content/post-schema";
import { getPost } from "~/domains/marketing/content/posts.server";
import { ClaimReview } from "~/domains/marketing/content/ui/claim-review";
import { PostActs } from "~/domains/marketing/content/ui/post-acts";
import { PostState } from "~/domains/marketing/content/ui/post-list";
import { postView } from "~/domains/marketing/content/view";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import type { PageArgs } from "~/http/pages/page.server";
import { MARKETING } from "~/paths/business/marketing";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { marketingPageOf } from "../frame.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.kind ?? "Post" }];

const find = (ctx: BusinessContext, { params }: PageArgs) => getPost(ctx, parseId(params.postId, "post"));

export const loader = marketingPageOf(find, async (ctx, _, post) =>
  postView(post, ctx.now(), readerZone(ctx)),
);

export const action = marketingPageOf(find, (ctx, args, { id }) =>
  handleForm(args, PostInput, async (input) => {
    await savePost(ctx, id, input);
    const title = "Post saved";
    return redirectWithFlash(args.context, MARKETING.post(id), { kind: "success", title });
  }),
);

export default function PostPage() {
  const post = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof PostInput>>({
    id: `post-${post.version}`,
    lastResult: useActionData<typeof action>()?.result ?? null,
    defaultValue: { caption: post.caption, hashtags: [post.hashtags] },
    constraint: { caption: { required: true, maxLength: post.mostLetters } },
  });
  const { id, name, errorId, descriptionId, errors, initialValue } = fields.hashtags;
  const hashtags = {
    id,
    name,
    errorId,
    descriptionId,
    errors,
    initialValue: [initialValue].flat().join(" "),
  };
  return (
    <Page
      title={post.kind}
      subtitle={
        <>
          <PostState post={post} /> Written by {post.writer} on {post.written}.
        </>
      }
      width="reading"
    >
      <Breadcrumb trail={[{ to: MARKETING.content, label: "AI content" }]} />
      <ClaimReview post={post} />
      <PostActs post={post} />
      <Card title="Text">
        <PostForm form={form}>
          <input type="hidden" name="version" value={post.version} />
          <Field field={fields.caption} label="Text" type="textarea" rows={10} hint={post.letters} required />
          <Field field={hashtags} label="Hashtags" hint={`Up to ${post.mostTags}, separated by spaces.`} />
          {post.isApproved ? (
            <p className="small muted">Editing turns the post into a draft that needs approval.</p>
          ) : null}
          <Submit kind="plain">Save post</Submit>
        </PostForm>
      </Card>
    </Page>
  );
}
