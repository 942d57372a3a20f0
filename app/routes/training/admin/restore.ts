import { MODULE_FILES } from "~/domains/training/catalogue.server";
import { restoreFile } from "~/domains/training/versions/publish.server";
import { moduleText } from "~/domains/training/versions/versions.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_TRAINING } from "~/paths/business/admin-training";

export const action = buttonAction(adminPage, async (ctx, { params }) => {
  const { moduleId = "" } = params;
  await restoreFile(ctx, moduleId);
  const title = MODULE_FILES.has(moduleId) ? "Original text restored" : "Module withdrawn";
  return { to: ADMIN_TRAINING.home, title };
});

export const loader = buttonLoader(adminPage, async (ctx, { params }) => {
  const { moduleId = "" } = params;
  await moduleText(ctx, moduleId);
  return ADMIN_TRAINING.module(moduleId);
});
