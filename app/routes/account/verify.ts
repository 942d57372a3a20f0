import { requestEmailVerification } from "~/domains/identity/verify-email.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { readForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { safeRedirect } from "~/http/pages/safe-redirect";
import { paths } from "~/paths";

/** Sends the mail that confirms the address again, and goes back to the screen that asked. */
export const action = userPage(async (ctx, { context, request }) => {
  await requestEmailVerification(ctx);
  const back = (await readForm(request)).get("back");
  return redirectWithFlash(
    context,
    safeRedirect(typeof back === "string" ? back : null, paths.account.home),
    {
      kind: "success",
      title: ctx.actor.isVerified ? "Your Address Is Confirmed" : "Mail Sent",
      ...(ctx.actor.isVerified ? {} : { text: `Please open the link in the mail to ${ctx.actor.email}.` }),
    },
  );
});

export const loader = userPage(async () => redirect(paths.account.home));
