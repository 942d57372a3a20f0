import { parseId } from "~/core/ids";
import { removeManager } from "~/domains/support/manager.server";
import { buttonAction, buttonLoader } from "~/http/pages/button.server";
import { adminPage } from "~/http/pages/page.server";
import { ADMIN_SUPPORT } from "~/paths/business/admin-support";

export const action = buttonAction(adminPage, async (ctx, { params }) => {
  const accountId = parseId(params.accountId, "account");
  await removeManager(ctx, accountId);
  const title = "Manager removed";
  return { to: ADMIN_SUPPORT.manager(accountId), title };
});

export const loader = buttonLoader(adminPage, (_, { params }) =>
  ADMIN_SUPPORT.manager(parseId(params.accountId, "account")),
);
