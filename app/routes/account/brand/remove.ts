import { removeBrand } from "~/domains/templates/brand/save-brand.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { businessPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { paths } from "~/paths";

export const action = businessPage(async (ctx, { context }) => {
  await removeBrand(ctx);
  return redirectWithFlash(context, paths.account.whiteLabel, {
    kind: "success",
    title: "White Label Removed",
  });
});

export const loader = businessPage(async () => redirect(paths.account.whiteLabel));
