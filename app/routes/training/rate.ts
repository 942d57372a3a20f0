import { getModule } from "~/domains/training/catalogue.server";
import { rateModule } from "~/domains/training/rate-module.server";
import { ModuleRating } from "~/domains/training/schemas";
import { buttonAction, buttonInput, buttonLoader } from "~/http/pages/button.server";
import { userPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { pagesFor } from "./side.server";

export const action = buttonAction(userPage, async (ctx, args) => {
  const { id } = await getModule(ctx, args.params.moduleId);
  await rateModule(ctx, id, await buttonInput(args, ModuleRating));
  const to = pagesFor(ctx).module(id);
  return { to: to, title: m.training_rate_rating_saved() };
});

export const loader = buttonLoader(userPage, async (ctx, { params }) => {
  const { id } = await getModule(ctx, params.moduleId);
  return pagesFor(ctx).module(id);
});
