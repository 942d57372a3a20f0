import { parseId } from "~/core/ids";
import { publishVersion } from "~/domains/training/versions/publish.server";
import { getVersion } from "~/domains/training/versions/versions.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { ADMIN_TRAINING } from "~/paths/business/admin-training";

export const action = adminPage(async (ctx, { context, params }) => {
  const { id } = await publishVersion(ctx, parseId(params.versionId, "version"));
  const title = "Module Published";
  return redirectWithFlash(context, ADMIN_TRAINING.module(id), { kind: "success", title });
});

export const loader = adminPage(async (ctx, { params }) => {
  const { version } = await getVersion(ctx, parseId(params.versionId, "version"));
  return redirect(ADMIN_TRAINING.version(version.id));
});
