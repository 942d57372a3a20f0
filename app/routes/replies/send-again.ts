import { SendAgainForm } from "~/domains/replies/reply-schemas";
import { sendFullAgain } from "~/domains/replies/responses/send-full-again.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { answerReturned, toReturned } from "./returned-answer.server";

export const loader = businessPage(async (ctx, { params }) =>
  redirect(await toReturned(ctx, params.returnedId)),
);

export const action = businessPage((ctx, args) =>
  answerReturned(ctx, args, {
    schema: SendAgainForm,
    run: (mailId) => sendFullAgain(ctx, mailId),
    done: "Waits Again",
    refused: "Not Sent Again",
    missing: "Press the button of the mail.",
  }),
);
