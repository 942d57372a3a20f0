import { parseId } from "~/core/ids";
import { publishVersion } from "~/domains/training/versions/publish.server";
import { getVersion } from "~/domains/training/versions/versions.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_TRAINING } from "~/paths/business/admin-training";

export const action = buttonAction(adminPage, async (ctx, { params }) => {
  const { id } = await publishVersion(ctx, parseId(params.versionId, "version"));
  const title = "Module published";
  return { to: ADMIN_TRAINING.module(id), title };
});

export const loader = buttonLoader(adminPage, async (ctx, { params }) => {
  const { version } = await getVersion(ctx, parseId(params.versionId, "version"));
  return ADMIN_TRAINING.version(version.id);
});
