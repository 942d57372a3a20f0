import { BounceDecisionForm } from "~/domains/replies/reply-schemas";
import { classifyBounce } from "~/domains/replies/responses/classify-bounce.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { respondToBounceAction, toBounce } from "./bounce-response.server";

export const loader = businessPage(async (ctx, { params }) =>
  redirect(await toBounce(ctx, params.returnedId)),
);

export const action = businessPage((ctx, args) =>
  respondToBounceAction(ctx, args, {
    schema: BounceDecisionForm,
    run: (mailId, input) => classifyBounce(ctx, mailId, input),
    done: "Decided",
    refused: "Not Done",
    missing: "Say gone or not gone.",
  }),
);
