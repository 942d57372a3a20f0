import { finishConnecting, GRANT_COOKIE } from "~/domains/mailboxes/grants/connect-grant.server";
import { answerError } from "~/http/answer-error.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { cookieName, readCookie, writeCookie } from "~/http/session/cookies.server";
import { paths } from "~/paths";

export const loader = businessPage(async (ctx, { request, context }) => {
  const name = cookieName(ctx.config, GRANT_COOKIE);
  const kept = readCookie(request, name);
  context.cookies.push(writeCookie(ctx.config, name, "", 0));
  return answerError(
    async () => {
      const mailbox = await finishConnecting(ctx, kept, new URL(request.url).search);
      return redirectWithFlash(context, paths.mailboxes.mailbox(mailbox.id), {
        kind: "success",
        title: "Mailbox Connected",
        text: mailbox.pausedAt
          ? "Both directions work. It is paused still: press Resume when you are ready."
          : "Both directions work.",
      });
    },
    ({ message }) =>
      redirectWithFlash(context, paths.mailboxes.connect, {
        kind: "error",
        title: "Not Connected",
        text: message,
      }),
  );
});
