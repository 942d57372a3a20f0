import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatDate } from "~/core/format";
import { parseId } from "~/core/ids";
import { getReported, removeComment } from "~/domains/ratings/moderate-rating.server";
import { RatingReason } from "~/domains/ratings/schemas";
import { RatingList } from "~/domains/ratings/ui/rating-list";
import { ratingView } from "~/domains/ratings/view";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { DefinitionList } from "~/ui/data/definition-list";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

const QUEUE = paths.admin.queue("reported-comments");

export const meta: MetaFunction = () => [{ title: "Reported comment" }];

export const loader = adminPage(async (ctx, { params }) => {
  const rating = await getReported(ctx, parseId(params.ratingId, "comment"));
  return {
    rating: ratingView(rating, ctx.now(), "UTC"),
    isOpen: rating.keptAt === null && rating.removedAt === null,
    facts: [
      ["Deal", `${rating.closeId}, agent ${rating.agentId}, business ${rating.accountId}`],
      ["Agent’s reason", rating.reportReason],
      ["Reported", rating.reportedAt && formatDate(rating.reportedAt)],
      ["Kept", rating.keptAt && formatDate(rating.keptAt)],
      ["Removal reason", rating.removedReason],
    ] as [string, string | null][],
  };
});

export const action = adminPage(async (ctx, args) => {
  const { id } = await getReported(ctx, parseId(args.params.ratingId, "comment"));
  return handleForm(args, RatingReason, async ({ reason }) => {
    await removeComment(ctx, id, reason);
    return redirectWithFlash(args.context, QUEUE, { kind: "success", title: "Comment removed" });
  });
});

export default function CommentPage() {
  const { rating, isOpen, facts } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ reason: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page title="Reported comment" width="narrow">
      <Breadcrumb trail={[{ to: QUEUE, label: "Reported comments" }]} />
      <RatingList ratings={[rating]} />
      <DefinitionList facts={facts.filter(([, text]) => text)} />
      {isOpen ? (
        <>
          <p>
            This can’t be undone. The star rating stays and the author sees your reason. To keep the comment,
            use the review queue.
          </p>
          <PostForm form={form}>
            <Field field={fields.reason} label="Reason" type="textarea" required />
            <Submit kind="danger">Remove comment</Submit>
          </PostForm>
        </>
      ) : (
        <p>This comment was already reviewed.</p>
      )}
    </Page>
  );
}
