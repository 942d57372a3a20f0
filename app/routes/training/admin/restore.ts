import { restoreFile } from "~/domains/training/versions/publish.server";
import { moduleText } from "~/domains/training/versions/versions.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_TRAINING } from "~/paths/business/admin-training";

export const action = buttonAction(adminPage, async (ctx, { params }) => {
  const hasOriginal = await restoreFile(ctx, params.moduleId);
  return { to: ADMIN_TRAINING.home, title: hasOriginal ? "Original text restored" : "Module withdrawn" };
});

export const loader = buttonLoader(adminPage, async (ctx, { params }) => {
  const { moduleId = "" } = params;
  await moduleText(ctx, moduleId);
  return ADMIN_TRAINING.module(moduleId);
});
