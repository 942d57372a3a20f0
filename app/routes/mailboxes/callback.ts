import { readsByOauth } from "~/domains/mailboxes/oauth/access-token.server";
import {
  findGrantOrigin,
  finishConnecting,
  GRANT_COOKIE,
} from "~/domains/mailboxes/oauth/connect-oauth.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { cookieName, readCookie, writeCookie } from "~/http/session/cookies.server";
import { paths } from "~/paths";

export const loader = businessPage(async (ctx, { request, context }) => {
  const name = cookieName(ctx.config, GRANT_COOKIE);
  const kept = readCookie(request, name);
  context.cookies.push(writeCookie(ctx.config, name, "", 0));
  const { address, next } = (await findGrantOrigin(ctx, kept)) ?? { address: undefined, next: "" };
  return catchDomainError(
    async () => {
      const mailbox = await finishConnecting(ctx, kept, new URL(request.url).search);
      const works = (await readsByOauth(ctx, mailbox.id))
        ? "Sending and receiving work."
        : "Sending works. Connect the inbox to receive replies.";
      const here = paths.withQuery(paths.mailboxes.mailbox(mailbox.id), { next });
      return redirectWithFlash(context, mailbox.readyAt && !mailbox.pausedAt && next ? next : here, {
        kind: "success",
        title: "Mailbox connected",
        text: `${works}${mailbox.pausedAt ? " The mailbox is still paused. Resume it when you’re ready." : ""}`,
      });
    },
    ({ message }) =>
      redirectWithFlash(context, paths.withQuery(paths.mailboxes.connect, { address, next }), {
        kind: "error",
        title: "Mailbox not connected",
        text: message,
      }),
  );
});
