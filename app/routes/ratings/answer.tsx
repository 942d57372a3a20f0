import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { answerRating } from "~/domains/ratings/answer-rating.server";
import { getOwnRating } from "~/domains/ratings/list-ratings.server";
import { RatingAnswer } from "~/domains/ratings/schemas";
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

export const meta: MetaFunction = () => [{ title: "Reply to comment" }];

export const loader = agentPage(async (ctx, { params }) =>
  ownRatingView(await getOwnRating(ctx, parseId(params.ratingId, "rating")), zoneOfAgent(ctx.agent)),
);

export const action = agentPage(async (ctx, args) => {
  const { rating } = await getOwnRating(ctx, parseId(args.params.ratingId, "rating"));
  return handleForm(args, RatingAnswer, async ({ answer }) => {
    await answerRating(ctx, rating.id, answer);
    return redirectWithFlash(args.context, RATINGS.own, { kind: "success", title: "Reply posted" });
  });
});

export default function AnswerPage() {
  const rating = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ answer: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page title="Reply to comment" subtitle="Shown with the comment. You can reply once." width="narrow">
      <Breadcrumb trail={[{ to: RATINGS.own, label: "Your ratings" }]} />
      <RatingList ratings={[rating]} by={({ business }) => business} />
      {rating.canAnswer ? (
        <PostForm form={form}>
          <Field
            field={fields.answer}
            label="Your reply"
            type="textarea"
            rows={4}
            hint="Use at most 500 characters."
            required
          />
          <Submit>Post reply</Submit>
        </PostForm>
      ) : (
        <p>You already replied. Each comment can get one reply.</p>
      )}
    </Page>
  );
}
