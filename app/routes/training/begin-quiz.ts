import { getModule } from "~/domains/training/catalogue.server";
import { beginAttempt } from "~/domains/training/quiz/attempts.server";
import { userPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { pagesFor } from "./side.server";

export const action = userPage(async (ctx, { params }) => {
  const { module } = await beginAttempt(ctx, params.moduleId);
  return redirect(pagesFor(ctx).quiz(module.id));
});

export const loader = userPage(async (ctx, { params }) => {
  const { id } = await getModule(ctx, params.moduleId);
  return redirect(pagesFor(ctx).quiz(id));
});
