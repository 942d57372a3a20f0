import { parseId } from "~/core/ids";
import { removeManager } from "~/domains/support/manager.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { adminPage } from "~/http/pages/page.server";
import { redirect } from "~/http/pages/redirect.server";
import { ADMIN_SUPPORT } from "~/paths/business/admin-support";

export const action = adminPage(async (ctx, { context, params }) => {
  const accountId = parseId(params.accountId, "account");
  await removeManager(ctx, accountId);
  const title = "Manager Removed";
  return redirectWithFlash(context, ADMIN_SUPPORT.manager(accountId), { kind: "success", title });
});

export const loader = adminPage(async (_, { params }) =>
  redirect(ADMIN_SUPPORT.manager(parseId(params.accountId, "account"))),
);
