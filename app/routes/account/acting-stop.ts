import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { userPage } from "~/http/pages/page.server";
import { stopImpersonationSession } from "~/http/session/session.server";
import { paths } from "~/paths";

export const loader = buttonLoader(userPage, paths.account.home);

export const action = buttonAction(userPage, async (ctx, { context }) => {
  const { userId } = await stopImpersonationSession(context, ctx);
  return {
    to: paths.admin.user(userId),
    title: "You’re back in your own account",
    text: "Impersonation ended.",
  };
});
