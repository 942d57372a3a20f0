import { sendTestMail } from "~/domains/admin/settings/try-settings.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** The button is on the settings page. */
export const loader = buttonLoader(adminPage, paths.admin.settings);

export const action = buttonAction(adminPage, async (ctx) => {
  const { to } = await sendTestMail(ctx);
  return {
    to: paths.admin.settings,
    title: "Test email queued",
    text: `To ${to}. Reload in a minute to see the result.`,
  };
});
