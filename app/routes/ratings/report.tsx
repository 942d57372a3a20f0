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
import { m } from "~/messages/messages";
import { RATINGS } from "~/paths/agents/ratings";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: m.agents_report_report_comment() }];

export const loader = agentPage(async (ctx, { params }) =>
  ownRatingView(
    await getOwnRating(ctx, parseId(params.ratingId, "rating")),
    ctx.now(),
    zoneOfAgent(ctx.agent),
  ),
);

export const action = agentPage(async (ctx, args) => {
  const { rating } = await getOwnRating(ctx, parseId(args.params.ratingId, "rating"));
  return handleForm(args, RatingReason, async ({ reason }) => {
    await reportRating(ctx, rating.id, reason);
    return redirectWithFlash(args.context, RATINGS.own, {
      kind: "success",
      title: m.agents_report_comment_reported(),
    });
  });
});

export default function ReportPage() {
  const rating = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ reason: string }>({
    lastResult: useActionData<typeof action>()?.result ?? null,
  });
  return (
    <Page
      title={m.agents_report_report_comment()}
      subtitle={m.agents_report_an_administrator_removes_untrue_or()}
      width="narrow"
    >
      <Breadcrumb trail={[{ to: RATINGS.own, label: m.agents_report_your_ratings() }]} />
      <RatingList ratings={[rating]} by={({ business }) => business} />
      {rating.canReport ? (
        <PostForm form={form}>
          <Field
            field={fields.reason}
            label={m.agents_report_reason()}
            type="textarea"
            rows={4}
            hint={m.agents_report_use_at_most_500_characters()}
            required
          />
          <Submit>{m.agents_report_report_comment()}</Submit>
        </PostForm>
      ) : (
        <p>{m.agents_report_you_already_reported_this_comment()}</p>
      )}
    </Page>
  );
}
