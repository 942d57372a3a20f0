import { SendAgainForm } from "~/domains/replies/reply-schemas";
import { sendFullAgain } from "~/domains/replies/responses/resend-soft-bounced.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { respondToBounceAction, toBounce } from "./bounce-response.server";

export const loader = businessPage(async (ctx, { params }) =>
  redirect(await toBounce(ctx, params.returnedId)),
);

export const action = businessPage((ctx, args) =>
  respondToBounceAction(ctx, args, {
    schema: SendAgainForm,
    run: (mailId) => sendFullAgain(ctx, mailId),
    done: "Waits Again",
    refused: "Not Sent Again",
    missing: "Press the button of the mail.",
  }),
);
