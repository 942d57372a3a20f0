import { getModule } from "~/domains/training/catalogue.server";
import { completeModule } from "~/domains/training/certificates/complete-module.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { userPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { pagesFor } from "./side.server";

export const action = userPage(async (ctx, { context, params }) => {
  const { title } = await completeModule(ctx, params.moduleId);
  return redirectWithFlash(context, pagesFor(ctx).certificates, {
    kind: "success",
    title: "Module Completed!",
    text: `Your certificate of ${title} is here.`,
  });
});

export const loader = userPage(async (ctx, { params }) => {
  const { id } = await getModule(ctx, params.moduleId);
  return redirect(pagesFor(ctx).module(id));
});
