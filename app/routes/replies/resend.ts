import { SendAgainForm } from "~/domains/replies/reply-schemas";
import { sendFullAgain } from "~/domains/replies/responses/resend-soft-bounced.server";
import { buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { respondToBounceAction, toBounce } from "./bounce-response.server";

export const loader = buttonLoader(
  businessPage,
  async (ctx, { params }) => await toBounce(ctx, params.returnedId),
);

export const action = businessPage((ctx, args) =>
  respondToBounceAction(ctx, args, {
    schema: SendAgainForm,
    run: (mailId) => sendFullAgain(ctx, mailId),
    done: "Email queued again",
    refused: "Email not resent",
    missing: "Select an email to resend.",
  }),
);
