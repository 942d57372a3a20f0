import { parseId } from "~/core/ids";
import { getApplication } from "~/domains/marketing/access/access.server";
import { approveMarketing } from "~/domains/marketing/access/decide-access.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_MARKETING } from "~/paths/business/admin-marketing";

export const action = buttonAction(adminPage, async (ctx, { params }) => {
  const id = parseId(params.applicationId, "application");
  await approveMarketing(ctx, id);
  const title = "Marketing access approved";
  return { to: ADMIN_MARKETING.application(id), title };
});

export const loader = buttonLoader(adminPage, async (ctx, { params }) => {
  const { id } = await getApplication(ctx, parseId(params.applicationId, "application"));
  return ADMIN_MARKETING.application(id);
});
