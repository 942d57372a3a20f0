import { removeSettings } from "~/domains/identity/single-sign-on/sign-in-settings.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { SIGN_ON } from "~/paths/business/sign-on";

export const action = buttonAction(businessPage, async (ctx) => {
  await removeSettings(ctx);
  return { to: SIGN_ON.settings, title: "Single sign-on removed" };
});

export const loader = buttonLoader(businessPage, SIGN_ON.settings);
