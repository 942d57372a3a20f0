import { redirect } from "@remix-run/cloudflare";
import { getModule } from "~/domains/training/catalogue.server";
import { enrol } from "~/domains/training/enrol.server";
import { moduleProgress } from "~/domains/training/progress.server";
import { nextTo } from "~/domains/training/view";
import { answerError } from "~/http/answer-error.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { userPage } from "~/http/pages/page.server";
import { pagesFor } from "./side.server";

export const action = userPage(async (ctx, { context, params }) => {
  const pages = pagesFor(ctx);
  return answerError(
    async () => {
      const { moduleId } = await enrol(ctx, params.moduleId);
      const { module, next } = await moduleProgress(ctx, await getModule(ctx, moduleId));
      return redirectWithFlash(context, nextTo(pages, moduleId, next) ?? pages.module(moduleId), {
        kind: "success",
        title: "Enrolled Successfully",
        text: `You started ${module.title}.`,
      });
    },
    ({ message }) =>
      redirectWithFlash(context, pages.home, { kind: "error", title: "Enrollment Failed", text: message }),
  );
});

export const loader = userPage(async (ctx, { params }) => {
  const { id } = await getModule(ctx, params.moduleId);
  return redirect(pagesFor(ctx).module(id));
});
