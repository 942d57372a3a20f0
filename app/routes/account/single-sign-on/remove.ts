import { removeSettings } from "~/domains/identity/single-sign-on/sign-in-settings.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { SIGN_ON } from "~/paths/business/sign-on";

export const action = businessPage(async (ctx, { context }) => {
  await removeSettings(ctx);
  return redirectWithFlash(context, SIGN_ON.settings, { kind: "success", title: "Single Sign-on Removed" });
});

export const loader = businessPage(async () => redirect(SIGN_ON.settings));
