import { UndoDecisionForm } from "~/domains/replies/reply-schemas";
import { undoDecision } from "~/domains/replies/responses/undo-decision.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { answerReturned, toReturned } from "./returned-answer.server";

export const loader = businessPage(async (ctx, { params }) =>
  redirect(await toReturned(ctx, params.returnedId)),
);

export const action = businessPage((ctx, args) =>
  answerReturned(ctx, args, {
    schema: UndoDecisionForm,
    run: (mailId, input) => undoDecision(ctx, mailId, input),
    done: "Taken Back",
    refused: "Not Undone",
    missing: "Say which decision.",
  }),
);
