import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { userPage } from "~/http/pages/page.server";
import { stopImpersonationSession } from "~/http/session/session.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";

export const loader = buttonLoader(userPage, paths.account.home);

export const action = buttonAction(userPage, async (ctx, { context }) => {
  const { userId } = await stopImpersonationSession(context, ctx);
  return {
    to: paths.admin.user(userId),
    title: m.account_acting_stop_youre_back_in_your_own(),
    text: m.account_acting_stop_impersonation_ended(),
  };
});
