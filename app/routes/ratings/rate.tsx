import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { formatDate, formatUsd } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { namesOfAgents } from "~/domains/agents/closing/agent-names.server";
import { getOwnClose } from "~/domains/commissions/closes/answer-close.server";
import {
  CHANGE_DAYS,
  canChange,
  changeableUntil,
  MAX_COMMENT_LENGTH,
  MAX_STARS,
} from "~/domains/ratings/policy";
import { findRatingOfClose, rateClose } from "~/domains/ratings/rate-close.server";
import { RatingInput } from "~/domains/ratings/schemas";
import { RatingList } from "~/domains/ratings/ui/rating-list";
import { ratingView } from "~/domains/ratings/view";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { RATINGS } from "~/paths/agents/ratings";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { RadioGroup } from "~/ui/forms/radio-group";
import { Submit } from "~/ui/forms/submit";
import { Card, Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";

export const meta: MetaFunction = () => [{ title: "Rate agent" }];

export const loader = businessPage(async (ctx, { params }) => {
  const close = await getOwnClose(ctx, parseId(params.closeId, "deal"));
  const rating = await findRatingOfClose(ctx, close.id);
  const zone = readerZone(ctx);
  return {
    id: close.id,
    name: (await namesOfAgents(ctx, [close.agentId])).get(close.agentId) ?? "an agent",
    value: formatUsd(close.value),
    isConfirmed: close.state === "confirmed",
    rating: rating && {
      ...ratingView(rating, ctx.now(), zone),
      canChange: canChange(rating, ctx.now()),
      until: formatDate(changeableUntil(rating), zone),
    },
  };
});

export const action = businessPage(async (ctx, args) => {
  const { id } = await getOwnClose(ctx, parseId(args.params.closeId, "deal"));
  return handleForm(args, RatingInput, async (input) => {
    const { stars } = await rateClose(ctx, id, input);
    return redirectWithFlash(args.context, COMMISSIONS.closes, {
      kind: "success",
      title: "Agent rated",
      text: `${stars} out of ${MAX_STARS}. You can edit or undo this rating for ${CHANGE_DAYS} days.`,
    });
  });
});

const WORDS = ["Poor", "Below expectations", "As expected", "Above expectations", "Outstanding"];

const STARS = WORDS.map((label, index) => ({
  value: `${index + 1}`,
  label: `${index + 1}: ${label}`,
})).reverse();

function RatingForm() {
  const { rating } = useLoaderData<typeof loader>();
  const [form, fields] = useForm<z.input<typeof RatingInput>>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { stars: rating?.stars, comment: rating?.comment },
  });
  const { id, name, errorId, descriptionId, errors, initialValue = "" } = fields.stars;
  return (
    <PostForm form={form}>
      <RadioGroup
        field={{ id, name, errorId, descriptionId, errors, initialValue }}
        legend={`1 to ${MAX_STARS}`}
        options={STARS}
        required
      />
      <Field
        field={fields.comment}
        label="Comment"
        type="textarea"
        rows={4}
        hint={`Up to ${MAX_COMMENT_LENGTH} characters. Your name is visible only to the agent.`}
      />
      <Submit>{rating ? "Update rating" : "Submit rating"}</Submit>
    </PostForm>
  );
}

export default function RatePage() {
  const { id, name, value, isConfirmed, rating } = useLoaderData<typeof loader>();
  return (
    <Page title={`Rate ${name}`} subtitle={`Deal of ${value}.`} width="narrow">
      <Breadcrumb trail={[{ to: COMMISSIONS.closes, label: "Reported deals" }]} />
      {rating ? (
        <Card title="Your rating">
          <RatingList ratings={[rating]} />
          {rating.canChange ? (
            <p className="hint">You can edit or undo this rating until {rating.until}.</p>
          ) : null}
          {rating.canChange ? (
            <IfCanWrite>
              <form method="post" action={RATINGS.undo(id)}>
                <Submit slim kind="danger">
                  Undo rating
                </Submit>
              </form>
            </IfCanWrite>
          ) : (
            <p>Ratings are final after {CHANGE_DAYS} days.</p>
          )}
        </Card>
      ) : null}
      {isConfirmed ? null : <p>Confirm the deal before you rate the agent.</p>}
      {isConfirmed && (rating === null || rating.canChange) ? <RatingForm /> : null}
    </Page>
  );
}
