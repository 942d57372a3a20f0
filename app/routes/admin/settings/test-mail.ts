import { sendTestMail } from "~/domains/admin/settings/try-settings.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

/** The button is on the page of the settings. */
export const loader = adminPage(async () => redirect(paths.admin.settings));

export const action = adminPage(async (ctx, { context }) => {
  const { to } = await sendTestMail(ctx);
  return redirectWithFlash(context, paths.admin.settings, {
    kind: "success",
    title: "The test mail is on its way",
    text: `To ${to}. Load this page again in a minute: it says what became of it.`,
  });
});
