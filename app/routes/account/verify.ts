import { requestEmailVerification } from "~/domains/identity/verify-email.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { readForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { m } from "~/messages/messages";
import { paths } from "~/paths";

/** Resends the confirmation email and returns to the requesting screen. */
export const action = buttonAction(userPage, async (ctx, { request }) => {
  const back = (await readForm(request)).get("back");
  const to = safeRedirect(typeof back === "string" ? back : null, paths.account.home);
  await requestEmailVerification(ctx, to);
  return {
    to,
    title: ctx.actor.isVerified ? m.account_verify_email_already_confirmed() : m.account_verify_email_sent(),
    ...(ctx.actor.isVerified
      ? {}
      : { text: m.account_verify_open_the_link_we_sent({ email: ctx.actor.email }) }),
  };
});

export const loader = buttonLoader(userPage, paths.account.home);
