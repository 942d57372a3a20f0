import { testAi } from "~/domains/admin/settings/try-settings.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

/** The button is on the settings page. */
export const loader = buttonLoader(adminPage, paths.admin.settings);

export const action = buttonAction(adminPage, async (ctx) => {
  const { question, answer, reason, milliseconds } = await testAi(ctx);
  return {
    to: paths.admin.settings,
    kind: answer === null ? "error" : "success",
    title: answer === null ? "The model didn’t respond" : `The model responded in ${milliseconds} ms`,
    text: answer === null ? (reason ?? "") : `“${question}” was interpreted as ${answer}`,
  };
});
