import { getModule } from "~/domains/training/catalogue.server";
import { rateModule } from "~/domains/training/rate-module.server";
import { ModuleRating } from "~/domains/training/schemas";
import { buttonInput } from "~/http/pages/button-input.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { userPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { pagesFor } from "./side.server";

export const action = userPage(async (ctx, args) => {
  const { id } = await getModule(ctx, args.params.moduleId);
  await rateModule(ctx, id, await buttonInput(args, ModuleRating));
  const to = pagesFor(ctx).module(id);
  return redirectWithFlash(args.context, to, { kind: "success", title: "Thank You" });
});

export const loader = userPage(async (ctx, { params }) => {
  const { id } = await getModule(ctx, params.moduleId);
  return redirect(pagesFor(ctx).module(id));
});
