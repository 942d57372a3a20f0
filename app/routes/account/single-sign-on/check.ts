import { checkConnection } from "~/domains/identity/single-sign-on/sign-in-settings.server";
import { catchDomainError } from "~/http/errors.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { SIGN_ON } from "~/paths/business/sign-on";

export const action = buttonAction(businessPage, async (ctx) => {
  const reason = await catchDomainError(
    () => checkConnection(ctx).then(() => null),
    (error) => {
      if (["not_found", "forbidden", "limit_reached"].includes(error.code)) throw error;
      return error.message;
    },
  );
  return {
    to: SIGN_ON.settings,
    kind: reason === null ? "success" : "error",
    title: reason === null ? "Provider connected" : "Provider connection failed",
    ...(reason === null ? {} : { text: reason }),
  };
});

export const loader = buttonLoader(businessPage, SIGN_ON.settings);
