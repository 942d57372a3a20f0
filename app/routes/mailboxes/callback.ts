import { readsByOauth } from "~/domains/mailboxes/oauth/access-token.server";
import { finishConnecting, GRANT_COOKIE } from "~/domains/mailboxes/oauth/connect-oauth.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { cookieName, readCookie, writeCookie } from "~/http/session/cookies.server";
import { paths } from "~/paths";

export const loader = businessPage(async (ctx, { request, context }) => {
  const name = cookieName(ctx.config, GRANT_COOKIE);
  const kept = readCookie(request, name);
  context.cookies.push(writeCookie(ctx.config, name, "", 0));
  return catchDomainError(
    async () => {
      const mailbox = await finishConnecting(ctx, kept, new URL(request.url).search);
      const works = (await readsByOauth(ctx, mailbox.id))
        ? "Both directions work."
        : "Sending works. Answers are not read by this sign-in: set up below where they come in.";
      return redirectWithFlash(context, paths.mailboxes.mailbox(mailbox.id), {
        kind: "success",
        title: "Mailbox Connected",
        text: `${works}${mailbox.pausedAt ? " It is paused still: press Resume when you are ready." : ""}`,
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
