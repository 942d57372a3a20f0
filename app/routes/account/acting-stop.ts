import { redirectWithFlash } from "~/http/pages/flash.server";
import { userPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { stopImpersonationSession } from "~/http/session/session.server";
import { paths } from "~/paths";

export const loader = userPage(async () => redirect(paths.account.home));

export const action = userPage(async (ctx, { context }) => {
  const { userId } = await stopImpersonationSession(context, ctx);
  return redirectWithFlash(context, paths.admin.user(userId), {
    kind: "success",
    title: "You Are Yourself Again",
    text: "That session was ended.",
  });
});
