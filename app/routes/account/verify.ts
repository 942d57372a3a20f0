import { redirect } from "@remix-run/cloudflare";
import { requestEmailVerification } from "~/domains/identity/verify-email.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { userPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** Sends the mail that confirms the address again. */
export const action = userPage(async (ctx, { context }) => {
  await requestEmailVerification(ctx);
  return redirectWithFlash(context, paths.account.home, {
    kind: "success",
    title: ctx.actor.isVerified ? "Your Address Is Confirmed" : "Mail Sent",
    ...(ctx.actor.isVerified ? {} : { text: `Please open the link in the mail to ${ctx.actor.email}.` }),
  });
});

export const loader = userPage(async () => redirect(paths.account.home));
