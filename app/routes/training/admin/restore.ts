import { restoreFile } from "~/domains/training/versions/publish.server";
import { moduleText } from "~/domains/training/versions/versions.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { ADMIN_TRAINING } from "~/paths/business/admin-training";

export const action = adminPage(async (ctx, { context, params }) => {
  await restoreFile(ctx, params.moduleId);
  return redirectWithFlash(context, ADMIN_TRAINING.home, { kind: "success", title: "Module Put Back" });
});

export const loader = adminPage(async (ctx, { params }) => {
  const { moduleId = "" } = params;
  await moduleText(ctx, moduleId);
  return redirect(ADMIN_TRAINING.module(moduleId));
});
