import { UndoDecisionForm } from "~/domains/replies/reply-schemas";
import { undoClassification } from "~/domains/replies/responses/undo-classification.server";
import { buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { respondToBounceAction, toBounce } from "./bounce-response.server";

export const loader = buttonLoader(
  businessPage,
  async (ctx, { params }) => await toBounce(ctx, params.returnedId),
);

export const action = businessPage((ctx, args) =>
  respondToBounceAction(ctx, args, {
    schema: UndoDecisionForm,
    run: (mailId, input) => undoClassification(ctx, mailId, input),
    done: "Classification undone",
    refused: "Classification not undone",
    missing: "Select a classification to undo.",
  }),
);
