import { removeBrand } from "~/domains/templates/brand/save-brand.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";

export const action = buttonAction(businessPage, async (ctx) => {
  await removeBrand(ctx);
  return { to: paths.account.whiteLabel, title: "Branding removed" };
});

export const loader = buttonLoader(businessPage, paths.account.whiteLabel);
