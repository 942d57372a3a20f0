import { parseId } from "~/core/ids";
import { getApplication } from "~/domains/marketing/access/access.server";
import { approveMarketing } from "~/domains/marketing/access/decide-access.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { ADMIN_MARKETING } from "~/paths/business/admin-marketing";

export const action = adminPage(async (ctx, { context, params }) => {
  const id = parseId(params.applicationId, "application");
  await approveMarketing(ctx, id);
  const title = "Marketing Portal Opened";
  return redirectWithFlash(context, ADMIN_MARKETING.application(id), { kind: "success", title });
});

export const loader = adminPage(async (ctx, { params }) => {
  const { id } = await getApplication(ctx, parseId(params.applicationId, "application"));
  return redirect(ADMIN_MARKETING.application(id));
});
