import { getModule } from "~/domains/training/catalogue.server";
import { beginAttempt } from "~/domains/training/quiz/attempts.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { userPage } from "~/http/pages/page.server";
import { pagesFor } from "./side.server";

export const action = buttonAction(userPage, async (ctx, { params }) => {
  const { module } = await beginAttempt(ctx, params.moduleId);
  return { to: pagesFor(ctx).quiz(module.id) };
});

export const loader = buttonLoader(userPage, async (ctx, { params }) => {
  const { id } = await getModule(ctx, params.moduleId);
  return pagesFor(ctx).quiz(id);
});
