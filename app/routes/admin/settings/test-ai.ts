import { testAi } from "~/domains/admin/settings/try-settings.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

/** The button is on the page of the settings. */
export const loader = adminPage(async () => redirect(paths.admin.settings));

export const action = adminPage(async (ctx, { context }) => {
  const { question, answer, reason, milliseconds } = await testAi(ctx);
  return redirectWithFlash(context, paths.admin.settings, {
    kind: answer === null ? "error" : "success",
    title: answer === null ? "The model did not answer" : `The model answered in ${milliseconds} ms`,
    text: answer === null ? (reason ?? "") : `“${question}” was read as ${answer}`,
  });
});
