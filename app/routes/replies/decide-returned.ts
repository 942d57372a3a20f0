import { ReturnedDecisionForm } from "~/domains/replies/reply-schemas";
import { decideReturned } from "~/domains/replies/responses/decide-returned.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { answerReturned, toReturned } from "./returned-answer.server";

export const loader = businessPage(async (ctx, { params }) =>
  redirect(await toReturned(ctx, params.returnedId)),
);

export const action = businessPage((ctx, args) =>
  answerReturned(ctx, args, {
    schema: ReturnedDecisionForm,
    run: (mailId, input) => decideReturned(ctx, mailId, input),
    done: "Decided",
    refused: "Not Done",
    missing: "Say gone or not gone.",
  }),
);
