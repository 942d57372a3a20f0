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
import { m } from "~/messages/messages";
import { RATINGS } from "~/paths/agents/ratings";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: m.agents_answer_reply_to_comment() }];

export const loader = agentPage(async (ctx, { params }) =>
  ownRatingView(
    await getOwnRating(ctx, parseId(params.ratingId, "rating")),
    ctx.now(),
    zoneOfAgent(ctx.agent),
  ),
);

export const action = agentPage(async (ctx, args) => {
  const { rating } = await getOwnRating(ctx, parseId(args.params.ratingId, "rating"));
  return handleForm(args, RatingAnswer, async ({ answer }) => {
    await answerRating(ctx, rating.id, answer);
    return redirectWithFlash(args.context, RATINGS.own, {
      kind: "success",
      title: m.agents_answer_reply_posted(),
    });
  });
});

export default function AnswerPage() {
  const rating = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ answer: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page
      title={m.agents_answer_reply_to_comment()}
      subtitle={m.agents_answer_shown_with_the_comment_you()}
      width="narrow"
    >
      <Breadcrumb trail={[{ to: RATINGS.own, label: m.agents_answer_your_ratings() }]} />
      <RatingList ratings={[rating]} by={({ business }) => business} />
      {rating.canAnswer ? (
        <PostForm form={form}>
          <Field
            field={fields.answer}
            label={m.agents_answer_your_reply()}
            type="textarea"
            rows={4}
            hint={m.agents_answer_use_at_most_500_characters()}
            required
          />
          <Submit>{m.agents_answer_post_reply()}</Submit>
        </PostForm>
      ) : (
        <p>{m.agents_answer_you_already_replied_each_comment()}</p>
      )}
    </Page>
  );
}
