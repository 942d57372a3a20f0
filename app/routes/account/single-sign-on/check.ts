import { checkConnection } from "~/domains/identity/single-sign-on/sign-in-settings.server";
import { catchDomainError } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { SIGN_ON } from "~/paths/business/sign-on";

export const action = businessPage(async (ctx, { context }) => {
  const reason = await catchDomainError(
    () => checkConnection(ctx).then(() => null),
    (error) => {
      if (["not_found", "forbidden", "limit_reached"].includes(error.code)) throw error;
      return error.message;
    },
  );
  return redirectWithFlash(context, SIGN_ON.settings, {
    kind: reason === null ? "success" : "error",
    title: reason === null ? "The Provider Answers" : "The Provider Can't Be Used",
    ...(reason === null ? {} : { text: reason }),
  });
});

export const loader = businessPage(async () => redirect(SIGN_ON.settings));
