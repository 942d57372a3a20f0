import { redirect } from "@remix-run/cloudflare";
import { getModule } from "~/domains/training/catalogue.server";
import { rateModule } from "~/domains/training/rate-module.server";
import { ModuleRating } from "~/domains/training/schemas";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { userPage } from "~/http/pages/page.server";
import { pagesFor } from "./side.server";

export const action = userPage(async (ctx, args) => {
  const { id } = await getModule(ctx, args.params.moduleId);
  const to = pagesFor(ctx).module(id);
  return handleForm(args, ModuleRating, async (input) => {
    await rateModule(ctx, id, input);
    return redirectWithFlash(args.context, to, { kind: "success", title: "Thank You" });
  });
});

export const loader = userPage(async (ctx, { params }) => {
  const { id } = await getModule(ctx, params.moduleId);
  return redirect(pagesFor(ctx).module(id));
});
