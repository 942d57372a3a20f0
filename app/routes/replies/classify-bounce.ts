import { BounceDecisionForm } from "~/domains/replies/reply-schemas";
import { classifyBounce } from "~/domains/replies/responses/classify-bounce.server";
import { buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { respondToBounceAction, toBounce } from "./bounce-response.server";

export const loader = buttonLoader(
  businessPage,
  async (ctx, { params }) => await toBounce(ctx, params.returnedId),
);

export const action = businessPage((ctx, args) =>
  respondToBounceAction(ctx, args, {
    schema: BounceDecisionForm,
    run: (mailId, input) => classifyBounce(ctx, mailId, input),
    done: "Classification saved",
    refused: "Classification not saved",
    missing: "Choose valid or invalid.",
  }),
);
