import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { reportRating } from "~/domains/ratings/answer-rating.server";
import { getOwnRating } from "~/domains/ratings/list-ratings.server";
import { RatingReason } from "~/domains/ratings/schemas";
import { RatingList } from "~/domains/ratings/ui/rating-list";
import { ownRatingView } from "~/domains/ratings/view";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { RATINGS } from "~/paths/agents/ratings";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Report comment" }];

export const loader = agentPage(async (ctx, { params }) =>
  ownRatingView(await getOwnRating(ctx, parseId(params.ratingId, "rating")), zoneOfAgent(ctx.agent)),
);

export const action = agentPage(async (ctx, args) => {
  const { rating } = await getOwnRating(ctx, parseId(args.params.ratingId, "rating"));
  return handleForm(args, RatingReason, async ({ reason }) => {
    await reportRating(ctx, rating.id, reason);
    return redirectWithFlash(args.context, RATINGS.own, { kind: "success", title: "Comment reported" });
  });
});

export default function ReportPage() {
  const rating = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ reason: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page
      title="Report comment"
      subtitle="An administrator removes untrue or insulting comments. Stars stay."
      width="narrow"
    >
      <Breadcrumb trail={[{ to: RATINGS.own, label: "Your ratings" }]} />
      <RatingList ratings={[rating]} by={({ business }) => business} />
      {rating.canReport ? (
        <PostForm form={form}>
          <Field
            field={fields.reason}
            label="Reason"
            type="textarea"
            rows={4}
            hint="Use at most 500 characters."
            required
          />
          <Submit>Report comment</Submit>
        </PostForm>
      ) : (
        <p>You already reported this comment.</p>
      )}
    </Page>
  );
}
