import { requestEmailVerification } from "~/domains/identity/verify-email.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { readForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";

/** Sends the confirmation email again, and returns to the requesting screen. */
export const action = buttonAction(userPage, async (ctx, { request }) => {
  const back = (await readForm(request)).get("back");
  const to = safeRedirect(typeof back === "string" ? back : null, paths.account.home);
  await requestEmailVerification(ctx, to);
  return {
    to,
    title: ctx.actor.isVerified ? "Email already confirmed" : "Email sent",
    ...(ctx.actor.isVerified ? {} : { text: `Open the link we sent to ${ctx.actor.email}.` }),
  };
});

export const loader = buttonLoader(userPage, paths.account.home);
